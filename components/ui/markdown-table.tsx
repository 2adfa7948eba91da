import { Children, isValidElement } from 'react';
import { Table } from './table';

type Props = { children?: React.ReactNode; style?: React.CSSProperties };
type Parent = React.ReactElement<Props>;

const partsOf = (parent?: Props): Parent[] =>
  Children.toArray(parent?.children).filter((child) => isValidElement<Props>(child));

/** React requires keys for elements that are moved out of their parent; `toArray` adds them. */
const contentOf = ({ props }: Parent): React.ReactNode => Children.toArray(props.children);

/**
 * A table of Markdown, whose `<thead>` and `<tbody>` MDX passes; a column that is aligned right
 * (`--:`) is numeric.
 */
export function MarkdownTable(props: { children?: React.ReactNode }) {
  const [head, body] = partsOf(props);
  const [names] = partsOf(head?.props);
  return (
    <Table
      columns={partsOf(names?.props).map((cell) => ({
        head: contentOf(cell),
        numeric: cell.props.style?.textAlign === 'right',
      }))}
      rows={partsOf(body?.props).map((row) => partsOf(row.props).map(contentOf))}
    />
  );
}
