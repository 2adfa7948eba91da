/** What the owner has chosen in `measuring` of content/business.ts. */
type Choices = { googleAnalytics: boolean; remarketing: boolean; adClickDays: number };

/**
 * The kinds of consent, by Google's names, that its tag starts with in the United States. Elsewhere
 * it starts with none. Under Global Privacy Control, the tag isn't loaded at all.
 */
export function consentOf({ googleAnalytics, remarketing }: Choices): string[] {
  const granted = ['ad_storage', 'ad_user_data'];
  if (remarketing) granted.push('ad_personalization');
  if (googleAnalytics) granted.push('analytics_storage');
  return granted;
}

/** Which sentences of the legal texts apply to this business (BusinessMeasures). */
export function privacySentences({ adClickDays, googleAnalytics, remarketing }: Choices) {
  return { adClicks: adClickDays > 0, noAdClicks: adClickDays === 0, googleAnalytics, remarketing };
}
