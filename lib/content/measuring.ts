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

/** What may be measured and remembered of a visit (docs/measuring.md). */
export const measuringSchema = z
  .strictObject({
    analytics: z.boolean('expected true or false').default(false),
    remarketing: z.boolean('expected true or false').default(false),
    adClickDays: z.int(DAYS).min(0, DAYS).max(90, DAYS).default(30),
    otherTags: z
      .strictObject({ scripts: hosts, images: hosts, connections: hosts })
      .default({ scripts: [], images: [], connections: [] }),
  })
  .prefault({});

export type Measuring = z.infer<typeof measuringSchema>;

/**
 * The kinds of consent that Google's tag starts with in the United States, by Google's names. It
 * starts with none of them elsewhere, and isn't loaded under Global Privacy Control.
 */
export function consentOf({ analytics, remarketing }: Measuring): string[] {
  const granted = ['ad_storage', 'ad_user_data'];
  if (remarketing) granted.push('ad_personalization');
  if (analytics) granted.push('analytics_storage');
  return granted;
}

/** @returns which sentences of a legal text are true of a business (BusinessMeasures) */
export function measuredThings({ adClickDays, analytics, remarketing }: Measuring) {
  return { adClicks: adClickDays > 0, noAdClicks: adClickDays === 0, analytics, remarketing };
}
