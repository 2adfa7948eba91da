import { Children, type CSSProperties, isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ children?: ReactNode; style?: CSSProperties }>;

const elementsOf = (node: ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));
const partsOf = (parent?: Parent) => elementsOf(parent?.props.children);

/** React requires keys for elements that are moved out of their parent; `toArray` adds them. */
const contentOf = (cell: Parent): ReactNode => Children.toArray(cell.props.children);

/**
 * @param children what MDX passes to its `table` component: `<thead>` and `<tbody>`
 * @returns the columns, of which those that Markdown aligns right (`--:`) are numeric, and the cells of every row
 */
export function readMarkdownTable(children: ReactNode) {
  const [head, body] = elementsOf(children);
  return {
    columns: partsOf(partsOf(head)[0]).map((cell) => ({
      label: contentOf(cell),
      numeric: cell.props.style?.textAlign === 'right',
    })),
    rows: partsOf(body).map((row) => partsOf(row).map(contentOf)),
  };
}
