/** @jest-environment node */
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { readToolLink } from '@/lib/leasing/tools/read-tool-link';
import { queryFromState, valuesOf } from '@/lib/leasing/tools/tool';
import { dealersOffer as offer } from '../arithmetic/cases';

const SITE = 'https://site.example';
const read = (link: string, siteUrl = SITE) => readToolLink(link, { siteUrl, guides: ['a-guide'] });
const calculator = (query: string | URLSearchParams) => `/blog/a-guide?${query}#lease-calculator`;

describe('the link of a tool', () => {
  it('becomes what the visitor gave, the result, and the link', () => {
    const numbers = { ...offer, residence: 'nj', taxPaid: 'extra' } as const;
    const { text = '', link } = read(calculator(queryFromState(leaseTool, numbers))) ?? {};
    expect(text).toMatch(
      /^Monthly payment: \$612\.35\nSales tax is: Not included\nTerm: 36 months\nSticker price \(MSRP\): \$45,000\n/,
    );
    expect(text).toContain(
      '\nWhere you live: New Jersey\nMiles a year: 12,000 (as shown, not changed)\nNot filled in: the total due at signing, the money factor, the acquisition fee, the documentation fee, and the disposition fee.\n$612.35 a month before tax comes from a money factor of 0.00253',
    );
    expect(text).toMatch(/\nEverything else is the example’s\.\n.*$/);
    expect(text.split('\n').at(-1)).toBe(SITE + link);
    expect(read('/blog/a-guide?a-pay=300&b-sign=5&drive=9000#compare-offers')?.text).toBe(
      'Offer A: Monthly payment: $300\nOffer B: Due at signing: $5\nMiles you drive a year: 9,000\nOffer A costs $730 less over 36 months at 9,000 miles a year.\nEverything else is the example’s.\nhttps://site.example/blog/a-guide?a-pay=300&b-sign=5&drive=9000#compare-offers',
    );
  });

  it('of a complete offer has what was left as it was, too, and asks for none of it', () => {
    const { text = '' } = read(calculator('pay=459&due=3000&rest=same')) ?? {};
    expect(text).toContain('\nTerm: 36 months\n');
    expect(text).toContain(
      'Not filled in: the sticker price (MSRP), the selling price, the residual, and the money factor.',
    );
    expect(text).not.toContain('example’s');
  });

  it('says of an offer that can’t be explained yet what it can, and nothing to type', () => {
    const { text = '' } = read(calculator('pay=689&due=3999&msrp=52000')) ?? {};
    expect(text).toContain('\nTerm: 36 months (as shown, not changed)\n');
    expect(text).toContain('.\n1.5% of the sticker a month, average or weak.\n');
  });

  it('may be of the mileage check: the end of the lease, its miles, and their charge', () => {
    const query = 'sofar=30&odo=40000&odostart=10&plan=12000&term=36&over=0.25&ends=2027-03-15';
    const lease = read(`/blog/a-guide?${query}&make=BMW&model=X5#mileage-check`);
    expect(lease?.kind).toBe('lease');
    expect(lease?.text).toMatch(/^Car: BMW X5\nMonths so far: 30/);
    expect(lease?.text).toContain('Scheduled end of the lease: 2027-03-15');
    expect(lease?.text).toMatch(/over your plan: \$[\d,]+ at the end/);
    expect(read('/blog/a-guide?ends=2027-03-15#mileage-check')?.text).not.toContain('your plan');
  });

  it('has the car as far as the catalogue does', () => {
    const car = (query: string) => read(calculator(`pay=459&${query}`))?.text.match(/Car: .*/)?.[0];
    expect(car('make=bimmer&model=x5')).toBe('Car: BMW X5');
    expect(read(calculator('pay=459&make=bimmer&model=x5'))?.link).toMatch(/&make=BMW&model=X5#/);
    expect(car('make=BMW&model=CALL+555')).toBe('Car: BMW');
    expect(car('make=CALL+555&model=X5')).toBeUndefined();
    expect(read(calculator('make=BMW&model=X5'))).toBeNull();
  });

  const words = 'CALL+1-900-555-0147';
  it.each([
    ['another parameter', calculator(`pay=459&${words}=1`)],
    ['a campaign', calculator(`utm_source=${words}&gclid=${words}&pay=459`)],
    ['a value that the field refuses', calculator(`pay=459&fee=${words}`)],
    ['a choice that there is not', calculator(`pay=459&place=${words}`)],
    ['a second value', calculator(`pay=459&pay=${words}`)],
    ['the names of a car', calculator(`pay=459&make=${words}&model=${words}`)],
  ])('takes nothing along of %s', (_, link) => {
    const { link: written, text } = read(link) ?? {};
    expect(text).toMatch(
      /^Monthly payment: \$459\nTerm: .*\nMiles a year: .*\nNot filled in: .*\nEverything .*\nhttps:\S+$/,
    );
    expect(written).toBe('/blog/a-guide?pay=459#lease-calculator');
    expect(text).not.toMatch(/CALL|900/);
  });

  it.each([
    '',
    'https://evil.example/blog/a-guide?pay=459#lease-calculator',
    '/blog/call-1-900-555-0147?pay=459#lease-calculator',
    '/blog/a-guide/../call-1-900?pay=459#lease-calculator',
    '/blog/a-guide?pay=459#call-1-900-555-0147',
    '/blog/a-guide?pay=459#lease-calculator-call-me',
    '/blog/a-guide?a-pay=459#other-tool',
    '/blog/a-guide?pay=lots&text=hello#lease-calculator',
    '/apply?pay=459#lease-calculator',
  ])('is none: "%s"', (link) => {
    expect(read(link)).toBeNull();
  });

  it('fits into 1,500 characters with its text, and gives way where it does not, never the result', () => {
    const numbers = valuesOf(leaseTool, { ...offer, residence: 'ny' });
    const full = calculator(
      queryFromState(leaseTool, {
        ...numbers,
        dueAtSigning: 1,
        make: 'Land Rover',
        model: 'Defender',
      }),
    );
    const whole = read(full)?.text ?? '';
    expect(whole.length).toBeLessThanOrEqual(1500);
    expect(whole).toMatch(/#lease-calculator$/);
    const withoutLink = read(full, `https://${'a'.repeat(1000)}.example`)?.text;
    expect(withoutLink).toBe(whole.split('\n').slice(0, -1).join('\n'));
  });
});
