import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { instagram as content } from '@/content/instagram';
import { validateContent } from './validate';

/** An illustration of public/, by its address; looked up on disk, so for use at build only. */
const drawing = (address: (name: string) => string) =>
  z
    .string()
    .transform(address)
    .refine((file) => existsSync(path.join(process.cwd(), 'public', file)), {
      error: (issue) => `there is no picture public${issue.input}`,
    });

const postsSchema = z
  .array(
    z.object({
      url: z
        .string()
        .regex(
          /^https:\/\/www\.instagram\.com\/p\/[\w-]+\/$/,
          'expected the address of a post such as "https://www.instagram.com/p/Abc123/"',
        ),
      caption: z.string().trim().min(1, 'expected a sentence about the photo'),
      art: z.object({
        scene: drawing((name) => `/art/scene-${name}.svg`),
        vehicle: drawing((name) => `/vehicles/${name}.svg`),
      }),
    }),
  )
  .length(15, 'expected fifteen posts')
  .refine((posts) => new Set(posts.map((post) => post.url)).size === posts.length, 'expected no post twice');

export type InstagramPost = z.infer<typeof postsSchema>[number];

/**
 * The fifteen embedded posts (spec section 9), each with the addresses of the two drawings that stand in for its photo.
 *
 * @throws Error naming the file and the field, at build
 */
export const parseInstagram = (value: unknown): InstagramPost[] =>
  validateContent('content/instagram.ts', postsSchema, value);

export const instagramPosts = parseInstagram(content);
