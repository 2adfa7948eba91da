import { z } from 'zod';
import { instagram as content } from '@/content/instagram';
import { publicFile, uniqueBy } from '@/lib/content/schemas/fields';
import { contentFile } from '@/lib/content/schemas/parse-content';
import { pageText } from '@/lib/content/schemas/texts';
import { business } from './business';

const drawing = (start: string) =>
  z
    .string()
    .transform((name) => `${start}${name}.svg`)
    .pipe(publicFile);

/** "https://www.instagram.com/p/Abc123/" or "https://www.instagram.com/reel/D-e_4/" */
const POST_URL = /^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/$/;

const postsSchema = z
  .array(
    z.strictObject({
      url: z
        .string()
        .regex(
          POST_URL,
          'expected the URL of a post such as "https://www.instagram.com/p/Abc123/"',
        ),
      caption: pageText(),
      sample: z.boolean().default(false),
      art: z.strictObject({ scene: drawing('/art/scene-'), vehicle: drawing('/vehicles/') }),
    }),
  )
  .refine(
    ({ length }) => length === 0 || length >= 15,
    'expected at least fifteen posts, or none: [ ]',
  )
  .superRefine(uniqueBy('url'));

export type InstagramPost = z.infer<typeof postsSchema>[number];

/** Empty for a business without an Instagram account. */
export const instagramPosts = contentFile(
  'content/instagram.ts',
  postsSchema.transform((posts) => (business().links.instagram.length > 0 ? posts : [])),
  content,
);
