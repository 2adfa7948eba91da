import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { guideComponents } from '@/components/guides/guide-components';
import { GuidePage } from '@/components/guides/guide-page';
import { type Guide, guideList } from '@/lib/content/guides';
import { pageTexts } from '@/lib/content/page-texts';
import { rates } from '@/lib/content/rates';
import { mistakesIn } from '@/lib/content/schemas/parse-content';
import { guideTagSchemas } from '@/lib/content/schemas/tags';

const tag = (name: keyof typeof guideComponents) =>
  guideComponents[name] as ComponentType<Record<string, unknown>>;

it('the declarations page names the least insurance that each state allows', () => {
  const DeclarationsPage = tag('DeclarationsPage');
  const { ny, nj } = rates().insurance.stateMinimums;
  const { container } = render(<DeclarationsPage />);
  expect(container).toHaveTextContent(
    `${ny.onePerson}/${ny.everybody} in New York, ${nj.onePerson}/${nj.everybody} in New Jersey`,
  );
  expect(container).toHaveTextContent(`minimums are ${ny.property} and ${nj.property}`);
});

it('a guide says its one date, and when its facts were last checked', () => {
  const [first] = guideList();
  const guide = { ...(first as Guide), date: '2031-08-14', updated: '2032-03-01' };
  render(
    <GuidePage guide={guide} related={[]} toc={[]}>
      Text
    </GuidePage>,
  );
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent('August 14, 2031');
  expect(article).toHaveTextContent('Facts last checked March 1, 2032.');
  expect(screen.queryByRole('heading', { name: pageTexts().guide.relatedHeading })).toBeNull();
});

it('what has changed has its date in words', () => {
  const WhatChanged = tag('WhatChanged');
  render(<WhatChanged date="2031-08-14">The fee is higher.</WhatChanged>);
  expect(screen.getByText('August 14, 2031')).toHaveAttribute('datetime', '2031-08-14');
});

it('offers with different terms have a row of what they cost for the shorter one', async () => {
  const terms = 'a-sign=3000&a-pay=420&a-end=0&b-sign=3000&b-pay=420&b-end=0&b-months=24';
  window.history.replaceState(null, '', `?${terms}`);
  const CompareOffers = tag('CompareOffers');
  render(<CompareOffers />);
  const row = await screen.findByRole('row', { name: /^24 months at 12,000 miles a year/ });
  const costs = within(row).getAllByRole('cell');
  expect(costs.map((cost) => cost.textContent)).toEqual(['$11,800', '$12,660']);
});

describe('a table with bars is refused with the row that is wrong:', () => {
  const table = { title: 'A', columns: ['Line', 'A', 'B'], unit: '$', rows: [['Gas', 1, 2]] };
  it.each([
    [{ rows: [['Gas', 1, 2, 3]] }, 'expected 3 cells, and maybe a small line; "Gas" has 4'],
    [{ unit: ['$'] }, 'expected 2 units, one for each column but the first'],
    [{ strong: ['Parking'] }, 'expected the label of a row; none is "Parking"'],
  ])('%j', (change, message) => {
    const { error } = guideTagSchemas.BarTable.safeParse({ ...table, ...change });
    expect(error?.issues[0]?.message).toContain(message);
  });

  it.each([
    ['a small line', [['Gas', 1, 2, 'A small line']]],
    ['a text in place of a number', [['Gas', 1, 'none']]],
  ])('not for %s', (_, rows) => {
    expect(guideTagSchemas.BarTable.safeParse({ ...table, rows }).success).toBe(true);
  });
});

describe('a line chart is refused with what is wrong:', () => {
  const chart = {
    title: 'A',
    columns: ['Months', 'A', 'B'],
    rows: [
      [0, 1, 2],
      [12, 3, 4],
    ],
    lines: [{ column: 'A', amount: '$3' }],
    xStep: 12,
    yStep: 1,
  };
  const turn = { before: 'A', from: 6, to: 12, after: 'B' };
  const area = { name: 'Gap', amount: '$1', between: ['A', 'B'] };
  it.each([
    [{ rows: [...chart.rows, [24, 5]] }, 'rows (entry 3): expected 3 numbers; the row of 24 has 2'],
    [{ rows: [[0, 1, '2'], chart.rows[1]] }, 'rows (entry 1) (entry 3): expected a number'],
    [{ rows: [chart.rows[1], chart.rows[0]] }, 'rows (entry 2): expected a row after 12'],
    [{ lines: [{ column: 'C', amount: '$3' }] }, 'expected a column of the name "C"'],
    [{ area: { ...area, between: ['Months', 'B'] } }, 'expected a column of the name "Months"'],
    [
      { columns: ['Months', 'A', 'B', 'B'], rows: chart.rows.map((row) => [...row, 0]) },
      'columns: expected different names',
    ],
    [{ turn: { ...turn, to: 13 } }, 'turn: expected from and to in this order, from 0 to 12'],
    [{ turn: { ...turn, to: 5 } }, 'turn: expected from and to in this order, from 0 to 12'],
  ])('%j', (change, message) => {
    expect(mistakesIn(guideTagSchemas.LineChart, { ...chart, area, ...change })).toEqual([
      expect.stringContaining(message),
    ]);
  });
});

it('a Markdown table has headers of its rows, and its amounts on the right', () => {
  const GuideTable = tag('table');
  const row = (Cell: 'th' | 'td', [line, amount, due]: string[]) => (
    <tr>
      <Cell>{line}</Cell>
      <Cell style={Cell === 'th' ? { textAlign: 'right' } : undefined}>{amount}</Cell>
      <Cell>{due}</Cell>
    </tr>
  );
  // As MDX compiles it.
  render(
    <GuideTable>
      <thead>{row('th', ['', 'Amount', 'Due'])}</thead>
      <tbody>{row('td', ['Sales tax', '$1,264.05', 'At delivery'])}</tbody>
    </GuideTable>,
  );
  const labels = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  // No header is without words: the corner above the names of the rows is a cell.
  expect(labels).toEqual(['Amount', 'Due']);
  expect(
    within(screen.getByRole('row', { name: /Sales tax/ })).getByRole('rowheader'),
  ).toBeVisible();
  const [, amount, when] = screen.getAllByRole('cell');
  expect(amount).toHaveTextContent('$1,264.05');
  expect(amount).toHaveClass('numeric');
  expect(when).not.toHaveClass('numeric');
});
