import { Children, isValidElement, type ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { readMarkdownTable } from '@/components/ui/markdown-table';
import { Percent, Usd } from './text';

/** Whether a cell contains only an amount: "$810", `<Usd>`, "None". Columns of amounts are aligned right. */
function isAmount(node: ReactNode): boolean {
  return Children.toArray(node).every((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child))
      return /^(?:[\s\d$.,%–]+|none|exempt|not due)$/i.test(String(child));
    return child.type === Usd || child.type === Percent || isAmount(child.props.children);
  });
}

/** A Markdown table of a guide. A column is numeric when most of its cells are amounts. */
export function GuideTable({ children }: { children?: ReactNode }) {
  const { labels, rows } = readMarkdownTable(children);
  const columns = labels.map((label, index) => ({
    label,
    numeric: index > 0 && rows.filter((row) => isAmount(row[index])).length > rows.length / 2,
  }));
  return (
    <div className="@container my-8">
      <DataTable columns={columns} rows={rows} variant="amounts" />
    </div>
  );
}
