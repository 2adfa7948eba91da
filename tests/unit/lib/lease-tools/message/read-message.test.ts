/** @jest-environment node */
import { readMessage } from '@/lib/lease-tools/message/read-message';
import { labeledMessages, someMakes } from '@/tests/support/labeled-messages';
import { scoreReading, type Verdict } from '@/tests/support/score-reading';

/** @returns what is said about each number: "msrp 54320", "monthly 459 ?" where it's unclear, "monthly 429 #1" of the second offer */
function read(message: string) {
  const { items, offers } = readMessage(message, someMakes);
  return items
    .filter(({ meaning, sure }) => !(sure && meaning === 'notAnAmount'))
    .map(({ meaning, value, sure, offer }) => {
      const of = offers.length > 1 ? ` #${offer ?? 'all'}` : '';
      return `${meaning} ${value}${of}${sure ? '' : ' ?'}`;
    });
}

describe('a dealer’s message', () => {
  it.each(['a', 'b'] as const)('is never misread, and loses no amount: set %s', (set) => {
    const count: Record<Verdict, number> = { right: 0, asked: 0, wrong: 0, missing: 0, unused: 0 };
    const mistakes: unknown[] = [];
    for (const message of labeledMessages(set))
      for (const { verdict, expected, item } of scoreReading(
        readMessage(message.message, someMakes),
        message,
      )) {
        count[verdict]++;
        if (verdict === 'wrong' || verdict === 'missing') mistakes.push([message.id, expected, item]);
      }
    const all = count.right + count.asked + count.wrong + count.missing;
    expect(mistakes).toEqual([]);
    expect(count.right / all).toBeGreaterThan(0.85);
  });

  it('says whether the tax is in the payment, and where the car is registered, or nothing', () => {
    const wrong = (['a', 'b'] as const).flatMap(labeledMessages).filter(({ message, taxIncluded, place }) => {
      const reading = readMessage(message);
      const [tax] = reading.offers.map(({ taxPaid }) => taxPaid);
      const isTax = !tax || (tax === 'payment') === taxIncluded;
      return !isTax || (reading.place && reading.place.slice(0, 2) !== place);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    [
      'names before numbers',
      'MSRP 54,320 Selling price 50,100 Residual 61%',
      ['msrp 54320', 'sellingPrice 50100', 'residual 61'],
    ],
    [
      'names after numbers',
      '54,320 MSRP 50,100 selling price 61% residual',
      ['msrp 54320', 'sellingPrice 50100', 'residual 61'],
    ],
    [
      'a name above its number',
      'Selling Price\n$50,100\nMoney factor\n.00198',
      ['sellingPrice 50100', 'rate 0.00198'],
    ],
    [
      'tax on top of anything',
      'DAS $2,500 + tax, doc fee 499 + tax, 389 + tax',
      ['dueAtSigning 2500', 'dealerFee 499', 'monthly 389'],
    ],
    ['terse plans', '389 36/10 0 down', ['monthly 389', 'months 36', 'milesPerYear 10000', 'cashDown 0']],
    ['payments by their number', '36 x $469', ['months 36', 'monthly 469']],
    ['weekly payments', '$105 weekly', ['weekly 105']],
    ['money factors without a point', 'mf 00185', ['rate 0.00185']],
    [
      'Spanish',
      '$329 al mes, 36 meses, 10,000 millas al año, enganche 2,000',
      ['monthly 329', 'months 36', 'milesPerYear 10000', 'cashDown 2000'],
    ],
  ])('is read with %s', (_, message, numbers) => {
    expect(read(message)).toEqual(numbers);
  });

  it('has unclear numbers where a person would ask', () => {
    expect(read('$489-509 a month')).toEqual(['monthly 489 ?', 'monthly 509 ?']);
    expect(read('450 with 3')).toEqual(['monthly 450 ?']);
    expect(read('$459 a month, $529 a month')).toEqual(
      ['monthly 459 ?', 'monthly 529 ?'].map((one, at) => one.replace(' ?', ` #${at}`)),
    );
  });
});
