import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { barRows } from '@/components/guides/charts/bar-rows';
import type { Draw } from '@/components/guides/charts/chart';
import { lineChart } from '@/components/guides/charts/line-chart';
import { guideComponents } from '@/components/guides/guide-components';
import { creditTiers } from '@/content/credit-tiers';
import { leaseStart } from '@/content/lease-start';
import { wearGuides } from '@/lib/content/wear-guides';

const terms = {
  sellingPrice: 36_000,
  msrp: 38_000,
  residualPercent: 60,
  moneyFactor: 0.002,
  months: 36,
  fees: 600,
  down: 0,
};
const buying = {
  loanPercent: 6,
  loanMonths: 60,
  laterRepairs: 3000,
  laterValue: 12_000,
  dispositionFee: 400,
};
const verdicts = { dispositionFee: 400, loanMonths: 60, deductibleMonths: 24 };
const mileage = {
  plan: 12_000,
  biggerPlan: 15_000,
  months: 36,
  msrp: 40_000,
  residualPoints: 2,
  moneyFactor: 0.002,
};
const leases = [
  { ...terms, label: 'New model year' },
  { ...terms, label: 'Outgoing model year', sellingPrice: 34_500, residualPercent: 56 },
];
const ads = [
  { label: 'Big check', dueAtSigning: 3500, monthly: 330 },
  { label: 'Little up front', dueAtSigning: 600, monthly: 400 },
];

/**
 * Every chart as a guide writes it; more than once where its title or its drawing depends on the
 * numbers.
 */
const charts: [name: string, attributes: object, finding?: string][] = [
  ['PaymentChart', terms, '76% of a lease payment is the car losing value'],
  [
    'MonthChart',
    {
      lines: [
        ['Payment', 300],
        ['Gas', 100],
      ],
      totalLabel: 'In all',
      note: 'Dollars a month',
    },
    'The payment is 75% of what the car costs a month',
  ],
  [
    'PlansChart',
    {
      plans: [10_000, 15_000],
      drivers: [
        { label: 'By train', commute: 0, others: 6000, plan: '10k plan' },
        { label: 'By car', commute: 15_000, others: 6000, plan: 'None' },
      ],
    },
    '1 of these 2 drivers fit a usual plan',
  ],
  ['LiabilityChart', {}],
  ['WinterRangeChart', { sticker: 300, day: 90 }, 'A range of 300 miles is 144 on a cold day'],
  ['ChargingCostChart', { kwhPer100: 30 }],
  ['LeaseOrBuyChart', { ...terms, ...buying }, 'Leasing costs less for the first 36 months'],
  [
    'LeaseOrBuyChart',
    { ...terms, ...buying, moneyFactor: 0.01 },
    'Buying costs less from the first month',
  ],
  ['LeaseOrBuyChart', { ...terms, ...buying, loanPercent: 25, moneyFactor: 0.001 }],
  [
    'LeaseOrBuyVerdictChart',
    { ...terms, ...verdicts, loanPercents: [6], brackets: [0, 22] },
    'Leasing costs less in 3 of these 4 cases',
  ],
  ['MileageChart', mileage, 'Past 13,650 miles a year, the bigger plan costs less'],
  [
    'MileageChart',
    { ...mileage, plan: 10_000, biggerPlan: 12_000, residualPoints: 3 },
    'Up to 11,480 miles a year, paying for extra miles costs less',
  ],
  ['DiscountChart', { leases }, '$1,500 off the price takes $197.28 off the payments'],
  ['OffersChart', { months: 36, offers: ads }, 'The ad with the lowest payment costs the most'],
  [
    'OffersChart',
    { months: 36, offers: [...ads, { label: 'Dear', dueAtSigning: 5000, monthly: 500 }] },
    'The check at signing is part of the price',
  ],
  [
    'OnePercentChart',
    {
      offers: [
        { sticker: 40_000, effective: 400 },
        { sticker: 30_000, effective: 330 },
      ],
    },
    'Only the $40,000 car passes the 1% rule',
  ],
  [
    'CreditTiersChart',
    { ...terms, step: 0.001 },
    'Each tier down adds $59.40 a month in our example',
  ],
  [
    'FamilyCarsChart',
    {},
    'A minivan has 36 cubic feet or more behind the third row, an SUV at most 21',
  ],
  ['LeaseYearChart', {}, 'You can compare both model years from April to May'],
  ['WearChart', {}, 'A dent under 3 inches passes 2 wear guides'],
  ['LeaseCalendarChart', { months: 36, signed: '2031-11-03' }],
];

/** Money, percentages and numbers with a comma: what a reader compares. */
const numbersIn = (text: string) => text.match(/\$[\d,.]*\d|\d[\d,.]*%|\d+(?:,\d{3})+/g) ?? [];

function dom(content: ReactNode) {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(content);
  return root;
}

function read(name: string, attributes: object) {
  const ChartPart = guideComponents[name] as React.ComponentType<object>;
  const root = dom(<ChartPart {...attributes} />);
  const text = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  return {
    root,
    title: text('figcaption p'),
    note: text('figcaption p + p'),
    alternative: root.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
    cells: [...root.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
    drawings: [...root.querySelectorAll('svg')].map((svg) => ({
      svg,
      width: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
      height: Number(svg.getAttribute('viewBox')?.split(' ')[3]),
      texts: [...svg.querySelectorAll('text')],
    })),
  };
}

describe.each(charts)('%s of %j', (name, attributes, finding) => {
  const { root, title, note, alternative, cells, drawings } = read(name, attributes);

  it('has a finding as its title, a unit, an alternative and a table', () => {
    if (finding) expect(title).toBe(finding);
    expect(title).toMatch(/\w+ \w+ \w+/);
    expect(note).not.toBe('');
    expect(alternative.length).toBeGreaterThan(title.length / 2);
    expect(root.querySelectorAll('[role=img]')).toHaveLength(1);
    expect(root.querySelector('details > summary + table')).not.toBeNull();
  });

  it('draws no number that its table and alternative lack, for wide and for narrow columns', () => {
    expect(drawings.map(({ width }) => width)).toEqual([640, 280]);
    const known = new Set(numbersIn([alternative, note, ...cells].join(' ')));
    for (const { texts } of drawings) {
      const drawn = texts.filter((text) => !text.hasAttribute('data-tick'));
      for (const number of drawn.flatMap((text) => numbersIn(text.textContent ?? '')))
        expect(known).toContain(number);
    }
    for (const number of numbersIn(title)) expect(known).toContain(number);
  });
});

/** The bars of a drawing: their left and right ends. */
const barsOf = (draw: Draw, width = 640) =>
  draw(width, width < 640)
    .bars?.map(({ from, to }) => `${from}–${to}`)
    .join(' ');

describe('drawings to scale', () => {
  it('bars in rows begin where the earlier one ends, beside their labels or below them', () => {
    const draw = barRows([
      { label: 'First', bars: [{ to: 50, color: 'ink', text: '50' }] },
      { label: 'Second', bars: [{ from: 50, to: 100, color: 'accent', text: '50' }] },
    ]);
    expect([barsOf(draw), barsOf(draw, 280)]).toEqual(['176–369 369–562', '0–101 101–202']);
  });

  it('bars in columns are on one scale', () => {
    const bars = [100, 25].map((to) => ({ to, color: 'ink', text: '' }) as const);
    expect(barsOf(barRows([{ label: 'Line', bars }], { columns: ['A', 'B'] }))).toBe(
      '176–330 408–446.5',
    );
  });

  it('the parts of a sum stand end to end, as long as the sum', () => {
    const { svg, width } = read('DiscountChart', { leases }).drawings[0] ?? {};
    const paths = [...(svg?.querySelectorAll('path') ?? [])].map(
      (path) => path.getAttribute('d') ?? '',
    );
    const ends = paths.map((path) =>
      path.match(/M[\d.]+|H[\d.]+(?=v)/g)?.map((end) => end.slice(1)),
    );
    expect(ends[1]?.filter((_, at) => at % 2 === 0)).toEqual(
      ends[0]?.filter((_, at) => at % 2 === 1),
    );
    expect(Math.max(...(ends[1] ?? []).map(Number))).toBe(width);
  });

  it('lines have their points between round ticks from 0', () => {
    const { texts, more, height } = lineChart({
      x: { ticks: [0], label: String, unit: 'years' },
      lines: [{ color: 'ink', points: [0, 50_000, 95_000].map((cents, at) => [at * 5, cents]) }],
      ends: [],
    })(640, false);
    expect(texts.filter(({ tick }) => tick).map(({ y }) => y)).toEqual([
      254, 210, 166, 122, 78, 34, 268,
    ]);
    expect(dom(more).lastElementChild?.getAttribute('d')).toBe('M62 250L305 140L548 41');
    expect(height).toBe(274);
  });

  it('credit tiers are as long as their ranges of scores', () => {
    const { drawings } = read('CreditTiersChart', { ...terms, step: 0.001 });
    const scores = creditTiers.map(({ from, to }, at) => to - from + (at === 0 ? 0 : 1));
    const all = scores.reduce((sum, score) => sum + score);
    for (const { svg, width } of drawings)
      for (const [at, path] of svg.querySelectorAll('path:not([stroke-dasharray])').entries()) {
        const [, from, to] =
          path
            .getAttribute('d')
            ?.match(/^M([\d.]+) \d+H([\d.]+)/)
            ?.map(Number) ?? [];
        expect((to ?? 0) - (from ?? 0)).toBeCloseTo(((scores[at] ?? 0) / all) * width, 0);
      }
  });

  it('dents and scrapes are drawn to the scale of the card beside them', () => {
    const { svg } = read('WearChart', {}).drawings[0] ?? {};
    const card = Number(svg?.querySelector('rect')?.getAttribute('width'));
    const dent = Number(svg?.querySelector('circle')?.getAttribute('r')) * 2;
    const scrape = svg?.querySelector('path.fill-accent')?.getAttribute('d') ?? '';
    const [, from, to] = scrape.match(/M([\d.]+) \d+H([\d.]+)/)?.map(Number) ?? [];
    const { creditCard } = wearGuides();
    expect(dent / card).toBeCloseTo(3 / creditCard.width, 3);
    expect(((to ?? 0) - (from ?? 0)) / card).toBeCloseTo(5 / creditCard.width, 3);
  });

  it('the steps before a lease are as long as their days, and one of a single day ends there', () => {
    const { drawings } = read('LeaseCalendarChart', { months: 36, signed: '2031-11-03' });
    const longest = Math.max(...leaseStart.flatMap(({ daysBefore }) => daysBefore));
    for (const { svg, width } of drawings) {
      const steps = [...svg.querySelectorAll('path.fill-action')].map(
        (path) => path.getAttribute('d') ?? '',
      );
      const bars = [...steps.join('').matchAll(/M([\d.]+) \d+H([\d.]+)/g)].slice(1);
      expect(bars).toHaveLength(leaseStart.length);
      for (const [at, [, from, to]] of bars.entries()) {
        const [first = 0, last = 0] = leaseStart[at]?.daysBefore ?? [];
        expect(Number(to)).toBeCloseTo(((longest - last) / longest) * width, 0);
        if (first > last)
          expect(Number(from)).toBeCloseTo(((longest - first) / longest) * width, 0);
        else expect(Number(from)).toBeLessThan(Number(to));
      }
    }
  });
});
