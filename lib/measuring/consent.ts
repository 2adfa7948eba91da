import type { Measuring } from '@/lib/content/business';

/**
 * The kinds of consent, by Google's names, that its tag starts with in the United States. Elsewhere
 * it starts with none. Under Global Privacy Control, the tag isn't loaded at all.
 */
export function consentOf({ googleAnalytics, remarketing }: Measuring): string[] {
  const granted = ['ad_storage', 'ad_user_data'];
  if (remarketing) granted.push('ad_personalization');
  if (googleAnalytics) granted.push('analytics_storage');
  return granted;
}

/** Which sentences of the legal texts apply to this business (BusinessMeasures). */
export function privacySentences({ adClickDays, googleAnalytics, remarketing }: Measuring) {
  return { adClicks: adClickDays > 0, noAdClicks: adClickDays === 0, googleAnalytics, remarketing };
}
