import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ children?: ReactNode }>;

const elementsOf = (node: ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));

/** React requires keys for elements that are moved out of their parent; `toArray` adds them. */
const cellsOf = (row: Parent | undefined): ReactNode[] =>
  elementsOf(row?.props.children).map((cell) => Children.toArray(cell.props.children));

/**
 * Reads a table that MDX compiled from Markdown.
 *
 * @param children what MDX passes to its `table` component: `<thead>` and `<tbody>`
 * @returns the contents of the header cells, and of the cells of every row
 */
export function readMarkdownTable(children: ReactNode): { labels: ReactNode[]; rows: ReactNode[][] } {
  const [head, body] = elementsOf(children);
  return {
    labels: cellsOf(elementsOf(head?.props.children)[0]),
    rows: elementsOf(body?.props.children).map(cellsOf),
  };
}
