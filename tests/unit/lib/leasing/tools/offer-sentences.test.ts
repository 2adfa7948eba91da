/** @jest-environment node */
import { readOffer } from '@/lib/leasing/arithmetic/dealer-offer';
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { offerSentence, signingNote } from '@/lib/leasing/tools/offer-sentences';
import { valuesOf } from '@/lib/leasing/tools/tool';
import { amount, moneyFactor, dealersOffer as offer, percent } from '../arithmetic/cases';

const sentence = (given: Partial<LeaseState>) =>
  offerSentence(given, readOffer(valuesOf(leaseTool, given)));
const atRate = (value: number) => ({ sellingPrice: null, rate: percent(value) });
const known = { taxPaid: 'signing', cashDown: 0, rebates: 0, acquisitionFee: 69_500 } as const;

describe('the sentence about a payment', () => {
  it('says which money factor is in it, and compares it with the one that was named', () => {
    // (612.35 − 435.9722) ÷ 69,695 = 0.00253071.
    const all = { ...offer, ...known };
    expect(sentence({ ...all, rate: moneyFactor(0.002) })).toBe(
      '$612.35 a month comes from a money factor of about 0.00253. At 0.002, it’d be $37 less.',
    );
    expect(sentence(all)).toBe(
      '$612.35 a month comes from a money factor of about 0.00253, about 6.1% a year.',
    );
    expect(sentence({ ...all, rate: percent(7.2) })).toContain(
      '0.00253, about 6.1% a year. At 7.2%, it’d be $33 more.',
    );
    expect(sentence({ ...all, monthly: 57_536, rate: percent(4.8) })).toBe(
      '$575.36 a month comes from a money factor of 0.00200, about 4.8% a year. That’s the one you were quoted.',
    );
  });

  it('says which selling price is in it where the money factor is known', () => {
    const { sellingPrice: _, ...rest } = offer;
    const given = { ...rest, ...known, rate: moneyFactor(0.002) } as const;
    expect(sentence(given)).toBe(
      '$612.35 a month comes from a selling price of about $43,242, $1,758 below the MSRP.',
    );
    expect(sentence({ ...given, monthly: 66_470 })).toMatch(/ about \$45,000\.$/);
    const residual = amount(2_700_000);
    expect(sentence({ ...given, msrp: null, residual })).toMatch(/ about \$43,242\.$/);
  });

  it.each([
    [{ monthly: 43_596 }, /^No money factor gives \$435\.96 a month: .* at least \$435\.97\./],
    [{ monthly: 106_324 }, /^No money factor .* at most \$1,063\.23\./],
    [
      { ...atRate(5), monthly: 9000 },
      /^No selling price gives \$90 a month: .* at least \$112\.50\./,
    ],
    [{ ...atRate(0), monthly: 1_500_000 }, /^No selling price .* at most \$/],
    // The least price that the field takes.
    [
      { ...atRate(0), monthly: 5000, acquisitionFee: 0, residual: amount(140_000) },
      /at least \$100\./,
    ],
    [{ dueAtSigning: 2_500_000 }, /^No lease fits/],
  ] as [Partial<LeaseState>, RegExp][])('says that no lease has it: %j', (change, words) => {
    expect(sentence({ ...offer, ...change })).toMatch(words);
  });

  it.each([
    [{ monthly: 45_900 }, 'what’s behind $459 a month', 'the residual and the selling price'],
    [{ ...offer, msrp: null }, 'what’s behind $612.35 a month', 'the sticker price (MSRP)'],
    [
      { residual: null, sellingPrice: null, rate: null },
      'what this lease costs',
      'the residual, the selling price, and the money factor',
    ],
    [{ sellingPrice: null }, 'what this lease costs', 'the selling price'],
    // Tax on cash down alone says nothing.
    [
      { taxPaid: 'extra', residual: null, cashDown: 100_000 },
      'what this lease costs',
      'the residual',
    ],
  ] as [Partial<LeaseState>, string, string][])(
    'says what is missing: %j',
    (given, what, missing) => {
      expect(sentence(given)).toBe(`To see ${what}, you still need ${missing}.`);
    },
  );

  it('without the tax says what that adds', () => {
    const extra = { ...offer, dueAtSigning: 500_000, taxPaid: 'extra' } as const;
    expect(sentence(extra)).toMatch(
      /^\$612\.35 a month before tax comes .* Tax adds about \$2,310\.$/,
    );
    expect(sentence({ taxPaid: 'extra' })).toBe(sentence({}));
  });
});

it('an amount at signing without room for the first payment is called so', () => {
  const nothing = { ...offer, dueAtSigning: 0 };
  expect(sentence(nothing)).toContain('comes from a money factor of at most about 0.00253');
  expect(signingNote(valuesOf(leaseTool, nothing), 61_235)).toBe(
    '$0 at signing can’t include the first payment, so all 36 payments count. The fees due then are paid by the dealer or in the payment: ask which.',
  );
  // Rounded to dollars, it's there.
  expect(signingNote(valuesOf(leaseTool, { dueAtSigning: 61_200 }), 61_235)).toBeNull();
});

it('without a payment, the numbers make one', () => {
  const words =
    'These numbers make $575 a month and $2,815 at signing, $23,347 for the whole lease.';
  expect(sentence({})).toBe(words);
});

describe('a number that no lease has is a doubt and no finding', () => {
  const all = { ...offer, ...known, dueAtSigning: 300_000 };
  it.each([
    [
      { ...all, sellingPrice: 4_500_001 },
      'Check “Selling price” first. It’s above the sticker price.',
    ],
    [
      { ...all, residual: percent(81) },
      'Check “Residual” first. Residuals run from 30% to 80% of the sticker price.',
    ],
    [
      { ...all, rate: moneyFactor(0.00029) },
      'Check “Money factor or rate” first. Money factors run from 0.0003 to 0.006: 0.72% to 14.4% a year.',
    ],
    [{ ...all, rate: percent(14.5) }, /^Check “Money factor or rate” first\./],
    [
      { ...all, monthly: 88_000 },
      'Check “Monthly payment” first. That payment needs a money factor of about 0.00637. Money factors run from 0.0003 to 0.006.',
    ],
    [
      { ...all, sellingPrice: undefined, rate: moneyFactor(0.002), monthly: 80_000 },
      /^Check “Monthly payment” first\. That payment needs a selling price of about \$\d\d,\d{3}, above the sticker price\.$/,
    ],
    [
      { ...all, dueAtSigning: 800_000 },
      /^Check “Due at signing” first\. \$\d,\d{3} of it isn’t explained: ask what it’s for\.$/,
    ],
  ] as [Partial<LeaseState>, string | RegExp][])('%j', (given, words) => {
    const said = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    );
    expect(sentence(said)).toMatch(words);
  });

  it('is what isn’t explained at signing, from $1,000', () => {
    const dueFor = (unexplained: number) => {
      const reading = readOffer(valuesOf(leaseTool, { ...all, dueAtSigning: 800_000 }));
      const lines = 'lease' in reading ? reading.lease.dueAtSigning.lines : [];
      const rest = lines.find(({ id }) => id === 'unexplained')?.cents ?? 0;
      return 800_000 - rest + unexplained;
    };
    expect(sentence({ ...all, dueAtSigning: dueFor(100_000) })).toMatch(/\$1,000 of it isn’t/);
    expect(sentence({ ...all, dueAtSigning: dueFor(99_999) })).toMatch(/comes from/);
  });

  it('and it’s said beside its field, with what a money factor is a year', () => {
    const remarks = (given: Partial<LeaseState>) =>
      leaseTool.remarks?.(valuesOf(leaseTool, given), given);
    expect(remarks({ sellingPrice: 5_000_000 })).toEqual({
      sellingPrice: 'It’s above the sticker price.',
    });
    expect(remarks({ rate: moneyFactor(0.00276) })?.rate).toMatch(
      /^About 6\.6% a year; a new car’s loan: 6\.1%$/,
    );
    expect(remarks({})).toEqual({});
  });
});
