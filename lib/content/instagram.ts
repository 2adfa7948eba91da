import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { instagram as content } from '@/content/instagram';
import { business } from './business';
import { eachOnce } from './fields';
import { sentence } from './own-text';
import { validateContent } from './validate';

/** Turns the name of a drawing into its path below public/ and checks, on disk, that the file exists. For use at build. */
const drawing = (pathOf: (name: string) => string) =>
  z
    .string()
    .transform(pathOf)
    .refine((file) => existsSync(path.join(process.cwd(), 'public', file)), {
      error: (issue) => `there is no file public${issue.input}`,
    });

export const postsSchema = z
  .array(
    z.strictObject({
      url: z
        .string()
        .regex(
          /^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/$/,
          'expected the URL of a post such as "https://www.instagram.com/p/Abc123/"',
        ),
      caption: sentence(),
      art: z.strictObject({
        scene: drawing((name) => `/art/scene-${name}.svg`),
        vehicle: drawing((name) => `/vehicles/${name}.svg`),
      }),
    }),
  )
  .refine(({ length }) => length === 0 || length >= 15, 'expected at least fifteen posts, or none: [ ]')
  .superRefine(eachOnce('url'));

export type InstagramPost = z.infer<typeof postsSchema>[number];

const posts = validateContent('content/instagram.ts', postsSchema, content);

/** The posts of a business with an Instagram account; otherwise none. */
export const instagramPosts = business.links.instagram.length > 0 ? posts : [];
