/** @jest-environment node */
import { measuringSchema } from '@/lib/content/measuring-schema';

describe('what an owner measures', () => {
  it('is conversions alone, and 30 days of an ad click, unless the owner says more', () => {
    expect(measuringSchema.parse(undefined)).toEqual({
      googleAnalytics: false,
      remarketing: false,
      adClickDays: 30,
      otherTags: { scripts: [], images: [], connections: [] },
    });
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
