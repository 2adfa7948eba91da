/** @jest-environment node */
import { leaseTool } from '@/lib/lease-tools/lease-tool';
import { offerText } from '@/lib/lease-tools/offer-text';
import { writeAddress } from '@/lib/lease-tools/tool-address';
import { valuesOf } from '@/lib/lease-tools/tool-state';
import { dealersOffer as offer } from '../lease/cases';

describe('the text for the form', () => {
  const link = (id: string, query: string) => `/blog/a-guide?${query}#${id}`;
  const text = (path: string) => offerText(path, 'https://site.example');

  it('has what the visitor gave, the result, and the link, and nothing else that the link says', () => {
    const numbers = { ...offer, place: 'nj', taxPaid: 'extra' } as const;
    const query = writeAddress(leaseTool, { ...numbers, make: 'Call 555 now', model: 'free money' });
    const words = text(link('lease-calculator', String(query))) ?? '';
    expect(words).toContain(
      'Monthly payment: 612.35\nSales tax is: Not in the dealer’s numbers\nTerm: 36\nSticker price (MSRP): 45,000\n',
    );
    expect(words).toContain(
      '\nWhere you live: New Jersey\n$612.35 a month before tax comes from a money factor of about 0.00253',
    );
    expect(words).toMatch(
      /\nEverything else is the example’s\.\nhttps:\/\/site\.example\/blog\/a-guide\?pay=612\.35&/,
    );
    expect(words).not.toMatch(/Call|money factor of .*free|Miles a year/);
    expect(text(link('lease-calculator', 'pay=459&due=&brand=free&fee=CALL+555&CALL+555=1'))).toMatch(
      /^Monthly payment: 459\nTo see.*\n.*\n.*\?pay=459&taxpaid=signing\*&due=&(?!.*(free|CALL)).*#lease-calculator$/,
    );
    expect(text(link('compare-offers', 'a-pay=300&b-sign=5&drive=9000'))).toBe(
      'Offer A: Monthly payment: 300\nOffer B: Due at signing: 5\nMiles you drive a year: 9,000\nOffer A costs $730 less over 36 months at 9,000 miles a year.\nEverything else is the example’s.\nhttps://site.example/blog/a-guide?a-sign=3499*&a-pay=300&a-months=36*&a-miles=12000*&a-end=395*&b-sign=5&b-pay=409*&b-months=36*&b-miles=12000*&b-end=395*&drive=9000#compare-offers',
    );
  });

  it.each([
    '',
    'https://evil.example/blog/a?pay=459#lease-calculator',
    '/blog/a?a-pay=459#other-tool',
    '/blog/a?pay=lots&text=hello#lease-calculator',
    '/apply?pay=459#lease-calculator',
  ])('is none for "%s"', (path) => {
    expect(text(path)).toBeNull();
  });

  it('has at most 1,500 characters, a whole link among them, whatever is given and added', () => {
    const all = { ...valuesOf(leaseTool, { ...offer, place: 'ny' }), dueAtSigning: 1 };
    const query = `${writeAddress(leaseTool, all)}&${'x=1&'.repeat(250)}`;
    const words = text(link('lease-calculator', query)) ?? '';
    expect(words.length).toBeLessThanOrEqual(1500);
    expect(words).toMatch(/^Monthly payment: 612\.35\n(.*\n)*https:\/\/site\.example\/\S+#lease-calculator$/);
  });
});
