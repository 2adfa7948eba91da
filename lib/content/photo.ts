import { existsSync } from 'node:fs';
import { z } from 'zod';
import { PHOTO_FILE, photoPath } from '@/lib/photos/photo';
import { optional } from './fields';
import { ownText } from './own-text';

/** Whether a photo is there; a server may have the pages alone, without the folder. */
const isThere = (file: string) => !existsSync(photoPath('')) || existsSync(photoPath(file));

/** The schema of a photo in place of a drawing. */
export const photo = optional(
  z.strictObject({
    file: z
      .string()
      .regex(PHOTO_FILE, 'expected the name of a file of public/photos, such as "team.jpg"')
      .refine(isThere, { error: ({ input }) => `there is no file public/photos/${input}` }),
    alt: ownText({ what: 'what the photo shows, such as "Our office on Main Street"', most: 200 }),
  }),
);
