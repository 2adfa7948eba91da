import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { guideComponents } from '@/components/guides/guide-components';
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
const mileage = {
  ...terms,
  plan: 12_000,
  biggerPlan: 15_000,
  msrp: 40_000,
  residualPoints: 2,
  moneyFactor: 0.002,
};

function show(name: keyof typeof guideComponents, attributes: object) {
  const Chart = guideComponents[name] as ComponentType<object>;
  const { container } = render(<Chart {...attributes} />);
  return container;
}

it.each<[name: keyof typeof guideComponents, attributes: object, finding: string, row: string]>([
  [
    'LeaseOrBuyChart',
    { ...terms, ...buying },
    'Leasing costs less for the first 36 months',
    '36 $19,674 $20,344',
  ],
  [
    'MileageChart',
    mileage,
    'The 15,000-mile plan starts to win at 12,990 to 13,650 miles a year',
    '15,000 $1,350 $2,250 $742',
  ],
  [
    'GapChart',
    { ...terms, valueAtStart: 31_000 },
    'If the car is totaled, you’re short $5,300 after one payment and $4,400 after eight',
    '36 $22,800 $22,800 $0',
  ],
  ['WearChart', {}, 'A dent under 3 inches passes 2 wear guides', 'Dent 3 inches a credit card'],
])(
  '%s says what it found, with its numbers in a table that opens: %#',
  (name, attributes, finding, row) => {
    show(name, attributes);
    expect(screen.getByRole('figure', { name: finding })).toHaveTextContent(finding);
    expect(screen.getByRole('row', { name: row })).toBeInTheDocument();
  },
);

it('dents are drawn to the scale of the card beside them', () => {
  const chart = show('WearChart', {});
  const [card, dent] = [...chart.querySelectorAll('rect[rx]')].map((shape) =>
    Number(shape.getAttribute('width')),
  );
  expect(Number(dent) / Number(card)).toBeCloseTo(3 / wearGuides().creditCard.width, 3);
});

describe('a table with bars', () => {
  const attributes = {
    title: 'Gas costs most',
    columns: ['Line', 'A month', 'A year', 'Miles', 'Who'],
    unit: ['$', '$', 'miles', ''],
    rows: [
      ["The owner's gas", 50.1, 601.2, 9000, 'Both', 'At $3.10'],
      ['Tolls', 25.05, 300.6, 0, 'One'],
    ],
    total: 'In all',
    strong: ['Tolls'],
  };
  const rows = () => screen.getAllByRole('row');
  const shown = (row?: HTMLElement) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  const bars = (row?: HTMLElement) =>
    [...(row?.querySelectorAll('svg') ?? [])].map((svg) =>
      svg.lastElementChild?.getAttribute('width'),
    );

  it('prints each number in the unit of its column, and sums in cents', () => {
    show('BarTable', attributes);
    const [head, gas, , total] = rows();
    expect(head).toHaveTextContent('LineA monthA yearMilesWho');
    expect(within(gas as HTMLElement).getByRole('rowheader')).toHaveTextContent(
      'The owner’s gas At $3.10',
    );
    expect(shown(gas)).toEqual(['$50.10', '$601.20', '9,000 miles', 'Both']);
    expect(shown(total).slice(0, 2)).toEqual(['$75.15', '$901.80']);
  });

  it('gives columns of one unit one scale, marks strong rows, and draws nothing for 0', () => {
    show('BarTable', attributes);
    const [, gas, tolls, total] = rows();
    expect([bars(gas), bars(tolls), bars(total)]).toEqual([
      ['8%', '100%', '100%'],
      ['4%', '50%', '0%'],
      [],
    ]);
    expect(gas).not.toHaveClass('strong');
    expect(tolls).toHaveClass('strong');
  });

  it('has whole dollars where all numbers of a column are whole', () => {
    show('BarTable', {
      title: 'Limits',
      columns: ['Line', 'The lease'],
      unit: '$',
      rows: [['One person', 100_000]],
    });
    const [, row] = rows();
    expect(shown(row)).toEqual(['$100,000']);
  });
});
