import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { guideComponents } from '@/components/guides/guide-components';
import { wearGuides } from '@/lib/content/wear-guides';

function show(name: keyof typeof guideComponents, attributes: object) {
  const Chart = guideComponents[name] as ComponentType<object>;
  const { container } = render(<Chart {...attributes} />);
  return container;
}

describe('a line chart', () => {
  const attributes = {
    title: "It's 2,000 miles at which the plan wins",
    columns: ['Miles', 'At least', 'At most', 'Plan', 'Too much'],
    rows: [
      [1000, 0, 0, 800, 0],
      [2000, 500, 1000.5, 800, 9999],
      [3000, 1000, 1800, 800, 0],
    ],
    lines: [
      { column: 'Plan', amount: '$800' },
      { column: 'At most', amount: 'up to $1,800' },
    ],
    area: { name: 'Miles', amount: '$1,000 or more', between: ['At least', 'At most'] },
    turn: { before: 'Miles win', from: 2000, to: 2500, after: 'The plan wins' },
    xStep: 1000,
    yStep: 500,
  };
  const paths = (chart: HTMLElement) =>
    [...chart.querySelectorAll('[viewBox] path')].map((path) => path.getAttribute('d'));

  it('says what it found, with its numbers in a table that opens', () => {
    show('LineChart', attributes);
    const chart = screen.getByRole('figure', { name: 'It’s 2,000 miles at which the plan wins' });
    expect(chart).toHaveTextContent('Miles $1,000 or more');
    expect(chart).toHaveTextContent('At most up to $1,800');
    expect(
      screen.getByRole('row', { name: '2,000 $500 $1,000.50 $800 $9,999' }),
    ).toBeInTheDocument();
  });

  it('draws a grid at each step, the area, the lines, and the turn, in percent', () => {
    const [grid, area, plan, most, turn] = paths(show('LineChart', attributes));
    expect(grid).toBe('M0 100H100M0 75H100M0 50H100M0 25H100M0 0H100');
    expect(area).toBe('M0 100L50 75L100 50L100 10L50 50L0 100');
    expect(plan).toBe('M0 60L50 60L100 60');
    expect(most).toBe('M0 100L50 50L100 10');
    expect(turn).toBe('M50-9V100M75-9V100');
  });

  it('has axes that begin and end at a step, with the step’s numbers beside them', () => {
    const rows = [
      [8100, 700],
      [9900, 1100],
    ];
    const chart = show('LineChart', {
      ...attributes,
      columns: ['Miles', 'Plan'],
      rows,
      lines: [{ column: 'Plan', amount: 'rises' }],
      area: undefined,
      turn: undefined,
    });
    expect(paths(chart)).toEqual(['M0 100H100M0 50H100M0 0H100', 'M5 80L95 40']);
    const drawing = chart.querySelector('[viewBox]')?.parentElement;
    expect(drawing).toHaveTextContent('$500$1,000$1,5008,0009,00010kMiles');
  });
});

it('the wear chart says what it found, with its numbers in a table that opens', () => {
  show('WearChart', {});
  const finding = 'A dent under 3 inches passes 2 wear guides';
  expect(screen.getByRole('figure', { name: finding })).toHaveTextContent(finding);
  expect(screen.getByRole('row', { name: 'Dent 3 inches a credit card' })).toBeInTheDocument();
});

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
