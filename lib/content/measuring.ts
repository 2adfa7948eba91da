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
 * The kinds of consent, by Google's names, that its tag starts with in the United States. Elsewhere
 * it starts with none. Under Global Privacy Control, the tag isn't loaded at all.
 */
export function consentOf({ analytics, remarketing }: Measuring): string[] {
  const granted = ['ad_storage', 'ad_user_data'];
  if (remarketing) granted.push('ad_personalization');
  if (analytics) granted.push('analytics_storage');
  return granted;
}

/** Which sentences of the legal texts apply to this business (BusinessMeasures). */
export function measuredThings({ adClickDays, analytics, remarketing }: Measuring) {
  return { adClicks: adClickDays > 0, noAdClicks: adClickDays === 0, analytics, remarketing };
}
