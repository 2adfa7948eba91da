import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { instagram as content } from '@/content/instagram';
import { business } from './business';
import { eachOnce } from './fields';
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
          /^https:\/\/www\.instagram\.com\/p\/[\w-]+\/$/,
          'expected the URL of a post such as "https://www.instagram.com/p/Abc123/"',
        ),
      caption: z.string().trim().min(1, 'expected a sentence about the photo'),
      art: z.strictObject({
        scene: drawing((name) => `/art/scene-${name}.svg`),
        vehicle: drawing((name) => `/vehicles/${name}.svg`),
      }),
    }),
  )
  .superRefine((posts, context) => {
    const accounts = business.links.instagram.length;
    const message =
      accounts === 0
        ? 'expected no posts, as in instagram = [], because content/business.ts has no Instagram account'
        : 'expected at least fifteen posts, or none and no Instagram account in content/business.ts';
    if (accounts === 0 ? posts.length > 0 : posts.length < 15) context.addIssue({ code: 'custom', message });
  })
  .superRefine(eachOnce('url'));

export type InstagramPost = z.infer<typeof postsSchema>[number];

export const instagramPosts = validateContent('content/instagram.ts', postsSchema, content);
