import { z } from 'zod';
import { instagram } from '@/content/instagram';
import * as content from '@/content/reviews';
import { business } from './business';
import { eachOnce, optional, publicFile } from './field-schemas';
import { ownerText, paragraph, sentence } from './text-schemas';
import { validated } from './validate';

const stars = 'expected a whole number from 1 to 5, without quotes';

const reviewsSchema = z.strictObject({
  reviews: z
    .array(
      z.strictObject({
        name: ownerText({ what: 'a name, such as "Maria D."', most: 60 }),
        rating: z.int(stars).refine((rating) => rating >= 1 && rating <= 5, stars),
        text: paragraph(),
        /** An invented review: the page labels it as one, and a production build refuses it. */
        sample: z.boolean('expected true, or no such field once the review is real').default(false),
        location: ownerText({ what: 'a town and a state, such as "Middletown, NJ"', most: 60 }),
        source: optional(
          z.strictObject({
            name: ownerText({ what: 'where the review was published, such as "Google"', most: 30 }),
            url: z.url({
              protocol: /^https$/,
              error: 'expected the URL of the review or your profile, which starts with https://',
            }),
          }),
        ),
      }),
    )
    .refine(
      ({ length }) => length === 0 || length >= 3,
      'expected at least three reviews, or none: [ ]',
    )
    .superRefine(eachOnce('text')),
});

export const reviews = validated('content/reviews.ts', reviewsSchema, { ...content });

const drawing = (start: string) =>
  z
    .string()
    .transform((name) => `${start}${name}.svg`)
    .pipe(publicFile);

const postsSchema = z
  .array(
    z.strictObject({
      url: z
        .string()
        .regex(
          /^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/$/,
          'expected the URL of a post such as "https://www.instagram.com/p/Abc123/"',
        ),
      caption: sentence(),
      sample: z.boolean('expected true, or no such field once the post is real').default(false),
      art: z.strictObject({ scene: drawing('/art/scene-'), vehicle: drawing('/art/cars/') }),
    }),
  )
  .refine(
    ({ length }) => length === 0 || length >= 15,
    'expected at least fifteen posts, or none: [ ]',
  )
  .superRefine(eachOnce('url'));

export type InstagramPost = z.infer<typeof postsSchema>[number];

/** Empty for a business without an Instagram account. */
export const instagramPosts = validated(
  'content/instagram.ts',
  postsSchema.transform((posts) => (business().links.instagram.length > 0 ? posts : [])),
  instagram,
);
