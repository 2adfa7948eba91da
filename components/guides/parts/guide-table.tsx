import { Children, isValidElement, type ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { readMarkdownTable } from '@/components/ui/markdown-table';
import { Percent } from './percent';
import { withSmartQuotes } from './smart-quotes';
import { Usd } from './usd';

/** Whether a cell contains only an amount: "$810", `<Usd>`, "None". Columns of amounts are aligned right. */
function isFigure(node: ReactNode): boolean {
  return Children.toArray(node).every((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child))
      return /^(?:[\s\d$.,%–]+|none|exempt|not due)$/i.test(String(child));
    return child.type === Usd || child.type === Percent || isFigure(child.props.children);
  });
}

/** A Markdown table of a guide. A column is numeric when most of its cells are amounts. */
export function GuideTable({ children }: { children?: ReactNode }) {
  const { labels, rows } = readMarkdownTable(children);
  const columns = labels.map((label, index) => ({
    label: withSmartQuotes(label),
    numeric: index > 0 && rows.filter((row) => isFigure(row[index])).length > rows.length / 2,
  }));
  return (
    <div className="my-8">
      <DataTable columns={columns} rows={rows.map((row) => row.map(withSmartQuotes))} variant="figures" />
    </div>
  );
}
