/** @jest-environment node */
import { calculateLease } from '@/lib/lease/lease';
import { type LeaseState, leaseTool, unknownOffer } from '@/lib/lease/lease-fields';
import { offerText } from '@/lib/lease/offer-text';
import { quoteCost, readQuote } from '@/lib/lease/quote';
import { quoteSentence, replyTo, signingNote } from '@/lib/lease/quote-words';
import { readMessage } from '@/lib/lease/read-message';
import { roundest, solve } from '@/lib/lease/solve';
import { valuesOf, writeAddress } from '@/lib/lease/tool-state';
import { leases, sample } from './cases';
import { dealerMessages } from './dealer-messages';

const quoteOf = (given: Partial<LeaseState>) => valuesOf(leaseTool, given);
const read = (given: Partial<LeaseState>) => readQuote(quoteOf(given));
const sentence = (given: Partial<LeaseState>) => quoteSentence(given, read(given));

const car = {
  msrp: 4_500_000,
  sellingPrice: 4_200_000,
  residual: { kind: 'percent', value: 60 },
  months: 36,
} as const;
const offer = { ...car, monthly: 61_235 };
const known = { taxPaid: 'signing', cashDown: 0, rebates: 0, acquisitionFee: 69_500 } as const;

it('of all values that explain a payment, the roundest is shown', () => {
  const found = solve((x) => Math.floor(x / 10), 4, 5, 95);
  expect(found).toEqual({ from: 40, to: 49 });
  const ranges = [
    [3_999_970, 4_000_004],
    [11, 19],
    [11, 20],
  ] as const;
  expect(ranges.map(([from, to]) => roundest({ from, to }))).toEqual([4_000_000, 11, 20]);
});

describe('an offer with its payment', () => {
  it('comes from a money factor, which is compared with the one that was named', () => {
    const reading = read({ ...offer, rate: { kind: 'money-factor', value: 0.002 } });
    expect(reading).toMatchObject({ solved: 'rate', lease: { billed: 61_235 }, atNamedRate: 57_536 });
    // (612.35 − 435.9722) ÷ 69,695 = 0.00253071.
    const all = { ...offer, ...known };
    expect(sentence({ ...all, rate: { kind: 'money-factor', value: 0.002 } })).toBe(
      '$612.35 a month comes from a money factor of about 0.00253. At 0.002, it’d be $37 less.',
    );
    expect(sentence(all)).toBe('$612.35 a month comes from a money factor of about 0.00253 (6.1%).');
    expect(sentence({ ...all, rate: { kind: 'percent', value: 7.2 } })).toContain(
      '0.00253 (6.1%). At 7.2%, it’d be $33 more.',
    );
    expect(sentence({ ...all, monthly: 57_536, rate: { kind: 'percent', value: 4.8 } })).toBe(
      '$575.36 a month comes from a money factor of 0.00200 (about 4.8%). That’s the one you were quoted.',
    );
  });

  it.each([
    [{}, 'tax, rebates, cash down, and fees'],
    [{ ...known, rebates: undefined }, 'rebates'],
    [{ ...known, months: undefined }, 'term'],
    // What is left for cash depends on the place’s fees and tax, and so does a payment with tax.
    [{ taxPaid: 'signing', dueAtSigning: 300_000 }, 'place, rebates, and fees'],
    [{ ...known, cashDown: undefined, dueAtSigning: 300_000, dealerFee: 0 }, 'place and fees'],
    [{ ...known, cashDown: undefined, dueAtSigning: 300_000, registration: 0 }, 'place and fees'],
    [{ ...known, taxPaid: 'payment' }, 'place'],
    [{ ...known, taxPaid: 'payment', place: 'ny' }, 'tax'],
  ] as [Partial<LeaseState>, string][])(
    'says what it rests on as long as nobody gave it: %j',
    (given, words) => {
      const said = Object.entries({ ...offer, ...given }).filter(([, value]) => value !== undefined);
      const numbers = Object.fromEntries(said);
      expect(sentence(numbers)).toContain(`, assuming the example’s ${words}.`);
      expect(sentence({ ...numbers, monthly: 5000 })).toMatch(
        new RegExp(`Check the example’s ${words} first\\.$`),
      );
    },
  );

  it('comes from a selling price where the money factor is known and the price isn’t', () => {
    const { sellingPrice: _, ...rest } = offer;
    const given = { ...rest, ...known, rate: { kind: 'money-factor', value: 0.002 } } as const;
    expect(read(given)).toMatchObject({ solved: 'sellingPrice', lease: { billed: 61_235 } });
    expect(sentence(given)).toBe(
      '$612.35 a month comes from a selling price of about $43,242, $1,758 below the MSRP.',
    );
    expect(sentence({ ...given, monthly: 80_000 })).toContain('above the MSRP');
    expect(sentence({ ...given, monthly: 66_470 })).toMatch(/ about \$45,000\.$/);
    const residual = { kind: 'amount', cents: 2_700_000 } as const;
    expect(sentence({ ...given, msrp: null, residual })).toMatch(/ about \$43,242\.$/);
  });

  it('is found again to the cent, whatever the lease', () => {
    const wrong = sample(leases, 300).filter((inputs) => {
      const monthly = calculateLease(inputs).billed;
      const found = (change: Partial<LeaseState>) => {
        const reading = readQuote({ ...quoteOf({}), ...inputs, monthly, ...change });
        return 'lease' in reading ? reading.lease.billed : null;
      };
      return found({ rate: null }) !== monthly || found({ sellingPrice: null }) !== monthly;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [{ ...offer, monthly: 43_596 }, /^No money factor gives \$435\.96 a month: .* at least \$435\.97\./],
    [{ ...offer, monthly: 106_324 }, /^No money factor .* at most \$1,063\.23\./],
    [
      { ...offer, sellingPrice: null, rate: { kind: 'percent', value: 5 }, monthly: 9000 },
      /^No selling price gives \$90 a month: .* at least \$112\.50\./,
    ],
    [
      { ...offer, sellingPrice: null, rate: { kind: 'percent', value: 0 }, monthly: 1_500_000 },
      /^No selling price .* at most \$/,
    ],
    // The least price that the field takes.
    [
      {
        ...{ ...offer, sellingPrice: null, monthly: 5000 },
        ...{
          residual: { kind: 'amount', cents: 140_000 },
          rate: { kind: 'percent', value: 0 },
          acquisitionFee: 0,
        },
      },
      /at least \$100\./,
    ],
    [{ ...offer, dueAtSigning: 2_500_000 }, /^No lease fits/],
  ] as [Partial<LeaseState>, RegExp][])('that no lease has says so: %j', (given, words) => {
    expect(sentence(given)).toMatch(words);
  });

  it.each([
    [
      { monthly: 45_900 },
      'To see what’s behind $459 a month, you still need the residual and the selling price.',
    ],
    [
      { ...offer, msrp: null },
      'To see what’s behind $612.35 a month, you still need the sticker price (MSRP).',
    ],
    [
      unknownOffer,
      'To see what this lease costs, you still need the residual, the selling price, and the money factor.',
    ],
    [{ sellingPrice: null }, 'To see what this lease costs, you still need the selling price.'],
    // Tax on cash down alone says nothing.
    [
      { taxPaid: 'extra', residual: null, cashDown: 100_000 },
      'To see what this lease costs, you still need the residual.',
    ],
  ] as [Partial<LeaseState>, string][])('and little else says what is missing: %j', (given, words) => {
    expect(sentence(given)).toBe(words);
  });

  it('needs no MSRP for a residual in dollars', () => {
    const residual = { kind: 'amount', cents: 2_700_000 } as const;
    expect(read({ ...offer, msrp: null, residual })).toMatchObject({ lease: { billed: 61_235 } });
  });
});

it('without a payment, the numbers make one', () => {
  expect(sentence({})).toBe(
    'These numbers make $575 a month and $2,815 at signing, $23,347 for the whole lease.',
  );
});

describe('the amount at signing', () => {
  const due = (given: Partial<LeaseState>) => {
    const reading = read({ ...offer, dueAtSigning: 500_000, ...given });
    return 'lease' in reading ? reading.lease.dueAtSigning : null;
  };
  const lines = (given: Partial<LeaseState>) => due(given)?.lines.map(({ label, cents }) => [label, cents]);

  it('is taken apart: what isn’t first payment, fees, or tax is cash down', () => {
    // 5,000 − 612.35 − 401 − 8.875% of 36 × 612.35 is 2,030.19, which is 108.875% of the cash.
    expect(lines({})).toEqual([
      ['First payment', 61_235],
      ['Cash down', 186_470],
      ['Documentation fee', 17_500],
      ['Title, registration, and plates', 22_600],
      ['Sales tax', 212_195],
    ]);
    expect(due({ dueAtSigning: 500_001 })).toMatchObject({ total: 500_001 });
    expect(lines({ taxPaid: 'payment' })?.[1]).toEqual(['Cash down', 500_000 - 61_235 - 40_100]);
  });

  it('that doesn’t cover fees and tax has no cash down in it, and a known one stays', () => {
    expect(due({ dueAtSigning: 100_000 })).toMatchObject({ total: 100_000 });
    expect(lines({ dueAtSigning: 100_000 })?.map(([label]) => label)).not.toContain('Cash down');
    expect(lines({ dueAtSigning: 100_000 })?.at(-1)).toEqual([
      'Less than its parts: ask who pays the rest',
      expect.any(Number),
    ]);
    expect(lines({ cashDown: 50_000 })?.[1]).toEqual(['Cash down', 50_000]);
    // First payment, fees, and tax are 2,969.81, which a dealer may round differently.
    const difference = (dueAtSigning: number) => lines({ cashDown: 0, dueAtSigning })?.slice(4);
    expect([296_984, 296_983, 296_981, 296_978].map(difference)).toEqual([
      [['More than its parts: ask what for', 3]],
      [['Rounding', 2]],
      [],
      [['Less than its parts: ask who pays the rest', -3]],
    ]);
    expect([quoteOf({ monthly: 1 }).cashDown, quoteOf({ dueAtSigning: 1 }).cashDown]).toEqual([0, 0]);
    for (const given of [
      { ...offer, cashDown: null },
      { dueAtSigning: 500_000, cashDown: null },
    ])
      expect(read(given)).toMatchObject({ inputs: { cashDown: 0 } });
  });

  it('that has no room for the first payment leaves all payments for later, and no silent gift', () => {
    const nothing = { ...offer, dueAtSigning: 0 };
    // Fees and 8.875% of 36 × 612.35.
    expect(lines({ dueAtSigning: 0 })).toEqual([
      ['Documentation fee', 17_500],
      ['Title, registration, and plates', 22_600],
      ['Sales tax', 195_646],
      ['Less than its parts: ask who pays the rest', -235_746],
    ]);
    const reading = read(nothing);
    expect('lease' in reading && reading.lease.cost.total).toBe(36 * 61_235 + 39_500);
    expect(quoteCost(quoteOf(nothing))?.total).toBe(36 * 61_235 + 39_500);
    expect(sentence(nothing)).toContain('comes from a money factor of at most about 0.00253');
    expect(signingNote(quoteOf(nothing), 61_235)).toBe(
      '$0 at signing can’t include the first payment, so all 36 payments count. The fees due then are paid by the dealer or in the payment: ask which.',
    );
    expect(replyTo(nothing)).toMatch(
      /\n- who pays the first payment and the fees, with \$0 due at signing\n/,
    );
    expect(replyTo({ ...offer, dueAtSigning: 10_000 })).toContain(', with $100 due at signing\n');
    // Rounded to dollars, it's there.
    expect([
      lines({ dueAtSigning: 61_200 })?.[0],
      signingNote(quoteOf({ dueAtSigning: 61_200 }), 61_235),
    ]).toEqual([['First payment', 61_235], null]);
    // The cash down is what is left without it.
    expect(lines({ dueAtSigning: 61_135, taxPaid: 'payment' })?.[0]).toEqual(['Cash down', 61_135 - 40_100]);
  });

  it('and the payment may be before tax, which comes on top', () => {
    const extra = { ...offer, dueAtSigning: 500_000, taxPaid: 'extra' } as const;
    const cash = 500_000 - 61_235 - 40_100;
    // 8.875% of 36 × 612.35 + 3,986.65 = 26,031.25.
    const tax = 231_027;
    expect(lines({ taxPaid: 'extra' })).toEqual([
      ['First payment', 61_235],
      ['Cash down', cash],
      ['Documentation fee', 17_500],
      ['Title, registration, and plates', 22_600],
      ['Sales tax, not in the dealer’s numbers', tax],
    ]);
    expect(due({ taxPaid: 'extra' })?.total).toBe(500_000 + tax);
    expect(quoteCost(quoteOf({ ...extra, residual: null }))).toMatchObject({
      tax,
      total: 500_000 + tax + 35 * 61_235 + 39_500,
    });
    expect(sentence(extra)).toMatch(/^\$612\.35 a month before tax comes .* Tax adds about \$2,310\.$/);
    expect(sentence({ taxPaid: 'extra' })).toBe(sentence({}));
    expect(replyTo(extra)).toContain('\n- the sales tax in dollars, and when it’s due\n');
  });
});

it('an offer’s cost needs no more than payment and amount at signing', () => {
  const given = { monthly: 45_900, dueAtSigning: 399_900, tradeIn: 100_000 };
  // 3,999 + 35 × 459 + 1,000, and 395 at the end.
  expect(quoteCost(quoteOf(given))).toEqual({ tax: 0, effective: 58_511, total: 2_145_900, perMile: 60 });
  expect([quoteCost(quoteOf({ monthly: 45_900 })), quoteCost(quoteOf({ dueAtSigning: 1 }))]).toEqual([
    null,
    null,
  ]);
});

describe('the fees that nobody gave', () => {
  const fees = (given: Partial<LeaseState>) => {
    const { dealerFee, registration } = quoteOf(given);
    return [dealerFee, registration];
  };
  it.each([
    [{}, 17_500, 22_600],
    [{ place: 'ny' }, 17_500, 14_600],
    // Title, three years, and 0.4% from $45,000.
    [{ place: 'nj' }, 40_000, 8500 + 3 * 8400],
    [{ place: 'nj', months: 38, sellingPrice: 4_499_999 }, 40_000, 8500 + 4 * 8400],
    [{ place: 'nj', sellingPrice: 4_500_000 }, 40_000, 8500 + 3 * 8400 + 18_000],
    [{ place: 'nj', sellingPrice: 4_500_000, fuel: 'electric' }, 40_000, 8500 + 3 * 8400 + 84_000],
    [{ place: 'nj', months: 48, fuel: 'electric' }, 40_000, 8500 + 4 * 8400 + 113_000],
    [{ place: 'nyc', fuel: 'electric', sellingPrice: 6_000_000 }, 17_500, 22_600],
    [{ place: 'nj', registration: 1 }, 40_000, 1],
  ] as [Partial<LeaseState>, number, number][])(
    'follow the place: %j',
    (given, documentation, registration) => {
      expect(fees(given)).toEqual([documentation, registration]);
    },
  );
});

it('the reply asks for exactly what the offer doesn’t say', () => {
  const all = {
    ...offer,
    rate: { kind: 'percent', value: 5 },
    dueAtSigning: 100_000,
    milesPerYear: 10_000,
  } as const;
  const fees = { taxPaid: 'signing', acquisitionFee: 0, dealerFee: 0 } as const;
  expect(replyTo({ ...all, ...fees })).toBeNull();
  expect(replyTo({ ...all, ...fees, residual: null, rate: undefined })).toBe(
    'Hi,\n\nThank you for the offer. Before I decide, could you send me:\n- the residual\n- the money factor\n\nThank you!',
  );
});

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
    expect(text(link('lease-calculator', 'pay=459&due=&brand=free'))).toMatch(
      /^Monthly payment: 459\nTo see.*\n.*\n.*\?pay=459&due=#lease-calculator$/,
    );
    expect(text(link('compare-offers', 'a-pay=300&b-sign=5&drive=9000'))).toBe(
      'Offer A: Monthly payment: 300\nOffer B: Due at signing: 5\nMiles you drive a year: 9,000\nOffer A costs $321 less over 36 months at 9,000 miles a year.\nEverything else is the example’s.\nhttps://site.example/blog/a-guide?a-pay=300&b-sign=5&drive=9000#compare-offers',
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

  it('has at most 1,500 characters, a whole link among them unless it’s longer itself', () => {
    const query = writeAddress(leaseTool, { ...quoteOf({ ...offer, place: 'ny' }), dueAtSigning: 1 });
    const words = [250, 400].map(
      (more) => text(link('lease-calculator', `${query}&${'x=1&'.repeat(more)}`)) ?? '',
    );
    expect(words.map(({ length }) => length)).toEqual([1500, 1500]);
    expect(words[0]).toMatch(
      /^Monthly payment: 612\.35\n(.*\n)*https:\/\/site\.example\/\S+#lease-calculator$/,
    );
  });
});

describe('a dealer’s message', () => {
  it.each(dealerMessages)('is read: %s', (message, values) => {
    const { given, found } = readMessage(message);
    const written = [...writeAddress(leaseTool, given)].filter(([, text]) => !text.endsWith('*'));
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries(
        values
          .split('&')
          .map((pair) => pair.split('='))
          .filter(([name]) => name),
      ),
    );
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(given).sort());
    const plain = message.replace(/\s+/g, ' ').replaceAll('–', '-');
    for (const { words } of found) expect([plain.includes(words), words.trim()]).toEqual([true, words]);
  });

  it('is read up to its 10,000th character', () => {
    const found = [9_900, 10_000].map(
      (length) => readMessage(`${'- '.repeat(length / 2)}$402 a month`).given,
    );
    expect(found).toEqual([{ monthly: 40_200 }, {}]);
  });

  it('shows at most five other numbers that look like values, in the order of the message', () => {
    const message =
      'MSRP 410,230, MF .0021 RV 57% (12k: RV 56%), dmv & doc $525, payment $399 with tax, $399 + tax, 36/10, 36 mo, 24 months, NJ tax 6.625%, or $379/mo';
    const unused = ['MSRP 410,230', '12k: RV 56%', 'dmv & doc $525', '24 months', 'tax 6.625%'];
    expect(readMessage(message).unused).toEqual(unused);
    const few = readMessage(
      'MSRP 41, $4,700 a month, doc fee $410, $400 a month, $410 a month, $79.9 a month',
    );
    expect(few.unused).toEqual(['$4,700 a month', '$400 a month', '$410 a month', '$79.9 a month']);
  });
});
