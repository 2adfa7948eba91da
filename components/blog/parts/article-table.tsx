import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ComparisonTable } from './comparison-table';
import { Percent } from './percent';
import { withSmartQuotes } from './smart-quotes';
import { Usd } from './usd';

type Element = ReactElement<{ children?: ReactNode }>;

function elements(node: ReactNode): Element[] {
  return Children.toArray(node).filter((child): child is Element => isValidElement(child));
}

/** A cell that holds nothing but an amount: "$810", `<Usd>`, "None". Columns of those are set flush right. */
function isFigure(node: ReactNode): boolean {
  return Children.toArray(node).every((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child))
      return /^(?:[\s\d$.,%–]+|none|exempt|not due)$/i.test(String(child));
    return child.type === Usd || child.type === Percent || isFigure(child.props.children);
  });
}

/** A Markdown table of a guide, read from its compiled parts and set as a comparison table. */
export function ArticleTable({ children }: { children?: ReactNode }) {
  const [head, body] = elements(children);
  const cells = (row: Element | undefined) =>
    elements(row?.props.children).map((cell) => withSmartQuotes(cell.props.children));
  const rows = elements(body?.props.children).map(cells);
  const columns = cells(elements(head?.props.children)[0]).map((label, at) => ({
    label,
    numeric: at > 0 && rows.filter((row) => isFigure(row[at])).length > rows.length / 2,
  }));
  return (
    <div className="my-8">
      <ComparisonTable columns={columns} rows={rows} />
    </div>
  );
}
