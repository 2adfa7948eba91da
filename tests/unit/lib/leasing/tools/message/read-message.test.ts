/** @jest-environment node */
import { readMessage } from '@/lib/leasing/tools/message/read-message';
import { labeledMessages, someMakes } from '@/tests/support/labeled-messages';
import { scoreReading } from '@/tests/support/score-reading';

/**
 * @returns what is said about each number: "msrp 54320", "monthly 459 ?" where it's unclear,
 *   "monthly 429 #1" of the second offer
 */
function read(message: string) {
  const { items, offers } = readMessage(message, someMakes);
  return items
    .filter(({ meaning, sure }) => !(sure && meaning === 'notAnAmount'))
    .map(({ meaning, value, sure, offer }) => {
      const of = offers > 1 ? ` #${offer ?? 'all'}` : '';
      return `${meaning} ${value}${of}${sure ? '' : ' ?'}`;
    });
}

/**
 * Of as many writers, who had seen neither the reader nor each other's. Set f names numbers in
 * words as well, which aren't read.
 */
const WRITTEN = [...'abcdfghijlmnopqrstu'];
const SETS = [...WRITTEN, 'generated'];
const verdicts = SETS.flatMap((set) =>
  labeledMessages(set).flatMap((labeled) =>
    scoreReading(readMessage(labeled.message, someMakes), labeled).map((score) => ({
      set,
      labeled,
      ...score,
    })),
  ),
);

describe('a dealer’s message', () => {
  it.each(SETS)('is never misread, and no number is lost: set %s', (set) => {
    const mistakes = verdicts.filter(
      (one) =>
        one.set === set && (one.verdict === 'wrong' || (one.verdict === 'missing' && set !== 'f')),
    );
    expect(
      mistakes.map(({ labeled, expected, item }) => [labeled.message, expected, item]),
    ).toEqual([]);
  });

  it('is read with questions, but not about everything', () => {
    const counted = (isWritten: boolean) =>
      verdicts.filter(
        ({ set, verdict }) => (set !== 'generated') === isWritten && verdict !== 'unused',
      );
    const share = (all: typeof verdicts) =>
      all.filter(({ verdict }) => verdict === 'right').length / all.length;
    expect(share(counted(true))).toBeGreaterThan(0.15);
    expect(share(counted(false))).toBeGreaterThan(0.45);
  });

  it('says whether the tax is in the payment, or nothing', () => {
    const wrong = WRITTEN.flatMap(labeledMessages).filter(({ message, taxIncluded }) => {
      const { taxPaid } = readMessage(message);
      return taxPaid && (taxPaid === 'payment') !== taxIncluded;
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
    [
      'terse plans',
      '389+tax 36/10 0 down',
      ['monthly 389', 'months 36', 'milesPerYear 10000', 'cashDown 0'],
    ],
    [
      'the same said twice',
      'Term 36 months, monthly payment $459/mo, title & registration $385',
      ['months 36', 'monthly 459', 'registration 385'],
    ],
    ['weekly payments', '$105 weekly', ['notMonthly 105']],
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
    expect(read('$489-509 a month')).toEqual(['unknown 489 ?', 'monthly 509 ?']);
    expect(read('429 2500 das')).toEqual(['unknown 429 ?', 'dueAtSigning 2500 ?']);
    expect(read('with 2 to 3k, 10 year 100,000 mile warranty')).toEqual([
      'unknown 2 ?',
      'unknown 3000 ?',
      'milesPerYear 10000 ?',
      'milesPerYear 100000 ?',
    ]);
    expect(read('450 with 3')[0]).toBe('unknown 450 ?');
    expect(read('Down $2,999 at signing')).toEqual(['cashDown 2999 ?']);
    expect(read('dmv and doc $525, 36 months')).toEqual(['dealerFee 525 ?', 'months 36']);
    expect(read('36 x $469')).toEqual(['unknown 36 ?', 'unknown 469 ?']);
    for (const two of [
      'Tax on rebates $500',
      'Payment $543 tax inside',
      '$500 bank fee doc fee',
      'MSRP 50,000 48,000',
      'Was $459 a month, 36 months lol',
      'Lease or 72 months, 2,000 down',
      'Mileage: 12',
      '36/12k $459 a month\n36/12k $409 a month',
      'Monthly payment before tax: $488\nWith tax (6.625%): $520',
      'MSRP 50,000, 36 months\nsorry 51,000',
      'Accord $389 a month, CR-V 36 months',
      'MF with 7 MSDs: .00155',
      '36 months MSRP 50,000 price 48,000',
      '  Saturday  Today\nPayment  $459  $429\nMSRP  50,000  50,000',
    ])
      expect([two, read(two).every((number) => number.endsWith('?'))]).toEqual([two, true]);
    expect(read('36/5, $383 a month')).toEqual(['unknown 36 ?', 'unknown 5 ?', 'monthly 383']);
    expect(read('36 months 10,000 miles/yr $2,691 at signing $1,236').slice(2)).toEqual([
      'dueAtSigning 2691 ?',
      'dueAtSigning 1236 ?',
    ]);
    expect(
      read('Terms | $0 down | $3,000 down\nMonthly | $459 | $389\nMSRP | 45,000 | 45,000')[1],
    ).toMatch(/^cashDown 3000 .*\?$/);
    expect(read('Due at signing: $421 + $485 (MVC)')[0]).toBe('dueAtSigning 421 ?');
    expect(read('The competitor’s $259 is with 4,000 down')).toEqual([
      'unknown 259 ?',
      'cashDown 4000 ?',
    ]);
    expect(read('$389 a month\n> I have $359 a month elsewhere')).toEqual([
      'monthly 389 ?',
      'monthly 359 ?',
    ]);
  });

  it('is split into offers, with what they have in common', () => {
    const columns = 'Term  36 mo  39 mo\nMonthly  $459  $449\n\nDisposition fee $395';
    expect(read(columns)).toEqual([
      'months 36 #0',
      'months 39 #1',
      'monthly 459 #0',
      'monthly 449 #1',
      'dispositionFee 395 #all',
    ]);
    const unsure = [
      'monthly 515 ?',
      'cashDown 0 ?',
      'monthly 429 ?',
      'cashDown 2999 ?',
      'months 36 ?',
    ];
    expect(
      read('MSRP 48,000. $515/mo with $0 down, $429/mo with $2,999 down. All 36 months.'),
    ).toEqual(['msrp 48000 ?', ...unsure]);
    expect(readMessage('Rent charge .0027  8,608.68\nDoc 175.00  = 1,244.50').offers).toBe(1);
    expect(readMessage('$459 monthly incl. tax, 39 mos').taxPaid).toBe('payment');
    const options = readMessage(
      'Option A: $389 a month + tax\nOption B: $429 a month, tax included',
    );
    expect(options).toMatchObject({ offers: 1, taxPaid: null });
    expect(options.items.map(({ doubt }) => doubt)).toEqual(
      Array(2).fill('The message may be about more than one offer.'),
    );
  });

  it('has doubts about what no lease has', () => {
    const doubts = (message: string) =>
      readMessage(message).items.flatMap(({ doubt }) => doubt || []);
    expect(doubts('MSRP 50,000, selling price 51,000')).toEqual([
      'It hardly goes with the sticker price.',
    ]);
    expect(doubts('MSRP 50,000, residual $25,000, $656/mo')).toEqual([]);
    expect(doubts('MSRP 50,000, residual $45,000, $90/mo')).toHaveLength(2);
    expect(read('MF .0105, residual 85%')).toEqual(['rate 0.0105 ?', 'residual 85 ?']);
  });

  it('names a car of the catalogue, if it’s only one', () => {
    const audi = [{ name: 'Audi', aliases: [], models: ['A3'] }];
    expect(readMessage('Audi A3, it’s a 3 year lease', audi)).toMatchObject({
      car: { model: 'A3' },
      items: [{ number: { text: '3' } }],
    });
    const car = (message: string) => readMessage(message, someMakes).car;
    expect(car('2026 Honda CRV, $389/mo')).toEqual({ make: 'Honda', model: 'CR-V', year: 2026 });
    expect(car('the ’26 x3 at bmw')).toEqual({ make: 'BMW', model: 'X3', year: 2026 });
    expect(car('an escape from 2,500 down, or 1: $500')).toEqual({
      make: '',
      model: '',
      year: null,
    });
    expect(car('Accord or Pilot')).toEqual({ make: 'Honda', model: '', year: null });
  });

  it('is read in time that grows with its length, however hostile', () => {
    const patterns = [
      '1 ',
      '$459/mo, ',
      '(a ',
      '1\u0301 ',
      '\n',
      'a@',
      'msrp ',
      'option 1 ',
      'x 36',
      '1-',
      ' . ',
      '$1 or ',
      'bmw x5 ',
      'plus tax ',
    ];
    const cost = (message: string) => {
      const before = process.cpuUsage();
      readMessage(message, someMakes);
      return process.cpuUsage(before).user / 1000;
    };
    for (const pattern of patterns) {
      const message = pattern.repeat(100_000 / pattern.length);
      expect([pattern, Math.min(cost(message), cost(message), cost(message)) < 150]).toEqual([
        pattern,
        true,
      ]);
      expect(readMessage(message).items.length).toBeLessThanOrEqual(300);
    }
  });
});
