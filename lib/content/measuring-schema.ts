import { z } from 'zod';

const hosts = z
  .array(
    z
      .string()
      .regex(
        /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        'expected a host such as "https://www.facebook.com", without a path',
      ),
  )
  .default([]);

const DAYS = 'expected a number of days from 0 to 90, such as 30';

/** What we may measure and remember about a visit (docs/measuring.md). */
export const measuringSchema = z
  .strictObject({
    googleAnalytics: z.boolean('expected true or false').default(false),
    remarketing: z.boolean('expected true or false').default(false),
    adClickDays: z.int(DAYS).min(0, DAYS).max(90, DAYS).default(30),
    otherTags: z
      .strictObject({ scripts: hosts, images: hosts, connections: hosts })
      .default({ scripts: [], images: [], connections: [] }),
  })
  .prefault({});

export type Measuring = z.infer<typeof measuringSchema>;
