/** @jest-environment node */
import { consentOf, measuredThings, measuringSchema } from '@/lib/content/measuring';

describe('what an owner measures', () => {
  it('is conversions alone, and 30 days of an ad click, unless the owner says more', () => {
    expect(measuringSchema.parse(undefined)).toEqual({
      analytics: false,
      remarketing: false,
      adClickDays: 30,
      otherTags: { scripts: [], images: [], connections: [] },
    });
  });

  it.each([
    [{}, ['ad_storage', 'ad_user_data']],
    [{ analytics: true }, ['ad_storage', 'ad_user_data', 'analytics_storage']],
    [{ remarketing: true }, ['ad_storage', 'ad_user_data', 'ad_personalization']],
  ])('with %j asks for the consent %j', (given, consent) => {
    expect(consentOf(measuringSchema.parse(given))).toEqual(consent);
  });

  it.each([
    [{}, { adClicks: true, noAdClicks: false, analytics: false, remarketing: false }],
    [
      { analytics: true, remarketing: true, adClickDays: 0 },
      { adClicks: false, noAdClicks: true, analytics: true, remarketing: true },
    ],
  ])('with %j has these sentences in the privacy policy: %j', (given, sentences) => {
    expect(measuredThings(measuringSchema.parse(given))).toEqual(sentences);
  });

  it.each([
    { adClickDays: 91 },
    { adClickDays: -1 },
    { adClickDays: 1.5 },
    { otherTags: { scripts: ['https://connect.facebook.net/en_US/fbevents.js'] } },
    { otherTags: { scripts: ["https://a.example; script-src 'unsafe-inline'"] } },
    { otherTags: { images: ['http://www.facebook.com'] } },
    { otherTags: { images: ['https:'] } },
  ])('may not be %j', (given) => {
    expect(measuringSchema.safeParse(given).success).toBe(false);
  });
});
