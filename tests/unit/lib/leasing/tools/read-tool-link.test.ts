/** @jest-environment node */
import { compareOffersTool } from '@/lib/leasing/tools/compare-offers';
import { leaseCalculatorTool } from '@/lib/leasing/tools/lease-calculator';
import { mileageCheckTool } from '@/lib/leasing/tools/mileage-check';
import { readToolLink } from '@/lib/leasing/tools/read-tool-link';
import { queryFromState, valuesOf } from '@/lib/leasing/tools/tool';
import { dealersOffer as offer } from '../arithmetic/cases';

const SITE = 'https://site.example';
const read = (link: string, siteUrl = SITE) => readToolLink(link, { siteUrl, guides: ['a-guide'] });
const calculator = (query: string | URLSearchParams) => `/blog/a-guide?${query}#lease-calculator`;

describe('the link of a tool', () => {
  it('becomes what the visitor gave, what was left, and the link', () => {
    const numbers = { ...offer, residence: 'nj', taxPaid: 'extra' } as const;
    const { text = '' } = read(calculator(queryFromState(leaseCalculatorTool, numbers))) ?? {};
    expect(text.split('\n')).toEqual([
      'Monthly payment: $612.35',
      'Sales tax is: Not included',
      'Term: 36 months',
      'Sticker price (MSRP): $45,000',
      'Selling price: $42,000',
      'Residual: 60%',
      'Where you live: New Jersey',
      'Miles a year: 12,000 (as shown, not changed)',
      'https://site.example/blog/a-guide?pay=612.35&taxpaid=extra&months=36&msrp=45000&price=42000&rv=60%25&place=nj#lease-calculator',
    ]);
  });

  it('may be of two offers', () => {
    const link = '/blog/a-guide?a-pay=300&b-sign=5&drive=9000#compare-offers';
    expect(read(link)).toEqual({
      tool: compareOffersTool,
      link,
      text: `Offer A: Monthly payment: $300\nOffer B: Due at signing: $5\nMiles you drive a year: 9,000\n${SITE}${link}`,
    });
  });

  it('may be of the mileage check with the end of the lease', () => {
    const lease = read('/blog/a-guide?odo=40000&ends=2027-03-15#mileage-check');
    expect(lease?.tool).toBe(mileageCheckTool);
    expect(lease?.text).toMatch(/^Odometer: 40,000\nScheduled end of the lease: 2027-03-15\n/);
  });

  it('has the car as far as the catalogue does', () => {
    const car = (query: string) => read(calculator(`pay=459&${query}`))?.text.match(/Car: .*/)?.[0];
    expect(car('make=bimmer&model=x5')).toBe('Car: BMW X5');
    expect(read(calculator('pay=459&make=bimmer&model=x5'))?.link).toMatch(/&make=BMW&model=X5#/);
    expect(car('make=BMW&model=CALL+555')).toBe('Car: BMW');
    expect(read(calculator('make=BMW&model=X5'))).toBeNull();
  });

  const words = 'CALL+1-900-555-0147';
  it.each([
    ['another parameter', calculator(`pay=459&${words}=1`)],
    ['a value that the field refuses', calculator(`pay=459&fee=${words}`)],
    ['a choice that there is not', calculator(`pay=459&place=${words}`)],
    ['a second value', calculator(`pay=459&pay=${words}`)],
    ['the names of a car', calculator(`pay=459&make=${words}&model=${words}`)],
  ])('takes nothing along of %s', (_, link) => {
    const { link: written, text } = read(link) ?? {};
    expect(written).toBe('/blog/a-guide?pay=459#lease-calculator');
    expect(text).not.toMatch(/CALL|900/);
  });

  it.each([
    '',
    'https://evil.example/blog/a-guide?pay=459#lease-calculator',
    '/blog/call-1-900-555-0147?pay=459#lease-calculator',
    '/blog/a-guide/../call-1-900?pay=459#lease-calculator',
    '/blog/a-guide?a-pay=459#other-tool',
    '/blog/a-guide?pay=lots&text=hello#lease-calculator',
    '/apply?pay=459#lease-calculator',
  ])('is none: "%s"', (link) => {
    expect(read(link)).toBeNull();
  });

  it('fits into 1,500 characters with its text, and gives way where it does not', () => {
    const numbers = valuesOf(leaseCalculatorTool, { ...offer, residence: 'ny' });
    const car = { make: 'Land Rover', model: 'Defender' };
    const full = calculator(
      queryFromState(leaseCalculatorTool, { ...numbers, ...car, dueAtSigning: 1 }),
    );
    const whole = read(full)?.text ?? '';
    expect(whole.length).toBeLessThanOrEqual(1500);
    expect(whole).toMatch(/#lease-calculator$/);
    const withoutLink = read(full, `https://${'a'.repeat(1000)}.example`)?.text;
    expect(withoutLink).toBe(whole.split('\n').slice(0, -1).join('\n'));
  });
});
