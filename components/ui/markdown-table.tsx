import { Children, isValidElement } from 'react';
import { Table } from './table';

type Props = { children?: React.ReactNode; style?: React.CSSProperties };
type Parent = React.ReactElement<Props>;

const partsOf = (parent?: Props): Parent[] =>
  Children.toArray(parent?.children).filter((child) => isValidElement<Props>(child));

/** React requires keys for children that are moved elsewhere. `toArray` adds them. */
const contentOf = ({ props }: Parent): React.ReactNode => Children.toArray(props.children);

/** MDX passes the `<thead>` and `<tbody>`. A right-aligned column (`--:`) is numeric. */
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
