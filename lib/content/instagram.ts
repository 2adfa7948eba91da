import { z } from 'zod';
import { instagram as content } from '@/content/instagram';
import { business } from './business';
import { eachOnce } from './fields';
import { sentence } from './own-text';
import { publicFile } from './public-file';
import { validateContent } from './validate';

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
        scene: z
          .string()
          .transform((name) => `/art/scene-${name}.svg`)
          .pipe(publicFile),
        vehicle: z
          .string()
          .transform((name) => `/vehicles/${name}.svg`)
          .pipe(publicFile),
      }),
    }),
  )
  .refine(({ length }) => length === 0 || length >= 15, 'expected at least fifteen posts, or none: [ ]')
  .superRefine(eachOnce('url'));

export type InstagramPost = z.infer<typeof postsSchema>[number];

const posts = validateContent('content/instagram.ts', postsSchema, content);

/** The posts of a business with an Instagram account; otherwise none. */
export const instagramPosts = business.links.instagram.length > 0 ? posts : [];
