import { each } from '@/components/ui/each';
import { blocksIfEnlarged } from '@/components/ui/enlarged-table';
import { role } from '@/components/ui/role';
import { type BarCell, type BarColumn, barColumns } from '@/lib/guides/bar-columns';
import type { PartProps } from '@/lib/guides/part-schemas';
import { ChartFigure } from './chart-figure';

/** Styled from its root: a class for each cell would double the HTML. */
const base = [
  'w-full border-ink border-t-2 text-left text-sm tabular-nums max-sm:text-xs print:text-paper',
  '[&_tr]:break-inside-avoid [&_tr]:border-line-deep [&_tr]:border-b [&_:is(td,th)]:py-2',
  '[&>:last-child>:last-child]:border-b-0 [&>:last-child>:last-child>*]:pb-0!',
  '[&_:is(td,th)]:align-top [&_:is(td,th)]:not-first:pl-3 @md:[&_:is(td,th)]:not-first:pl-5',
  '[&_:is(thead,b,small)]:text-muted [&_:is(tbody_th,b)]:font-normal [&_small]:block [&_small]:text-xs',
  '[&_tbody_th]:wrap-anywhere [&_data]:whitespace-nowrap [&_i]:not-italic',
  '[&_:is([data-strong],tfoot)_:is(th,data)]:font-semibold',
  // A width of 0 asks for no room of its own.
  '[&_svg]:mt-1 [&_svg]:h-1.5 [&_svg]:w-0 [&_svg]:min-w-full',
  '[&_rect]:fill-ink [&_[data-strong]_rect]:fill-action',
  'forced-colors:[&_rect]:fill-system-text forced-colors:[&_[data-strong]_rect]:fill-system-mark',
  // As wide as the widest number with its unit, so that bars of all columns share a scale.
  '[&_data]:after:invisible [&_data]:after:block [&_data]:after:h-0 [&_data]:after:font-semibold',
  '[&_data]:after:content-[attr(data-widest)]',
  blocksIfEnlarged,
].join(' ');

/** The bar of a single column stands left of its number, below it on a phone. */
const oneColumn = [
  '[&_[data-number]]:w-1/2 [&_[data-number]]:text-right @lg:[&_[data-number]]:w-3/5',
  '@lg:[&_i]:flex @lg:[&_i]:items-center @lg:[&_i]:gap-3 [&_b]:hidden',
  '@lg:[&_svg]:order-first @lg:[&_svg]:mt-0 @lg:[&_svg]:min-w-0 @lg:[&_svg]:flex-1',
  '@lg:[&_data]:ml-auto',
].join(' ');

const twoColumns = '[&_i]:inline-grid [&_i]:min-w-20 @lg:[&_i]:w-40 @min-enlarged:[&_b]:hidden';
const threeColumns = '[&_i]:inline-grid @lg:[&_i]:w-32 @min-enlarged:[&_b]:hidden';

/** On a phone each row is a block, and its cells repeat their heads; numbers come first. */
const manyColumns = [
  '[&_i]:inline-grid @lg:[&_i]:w-28 @lg:[&_b]:hidden @max-lg:[&_thead]:sr-only',
  '@max-lg:block @max-lg:[&_:is(tbody,tfoot)]:block @max-lg:[&_tr]:flex @max-lg:[&_tr]:flex-wrap',
  '@max-lg:[&_tr]:gap-x-4 @max-lg:[&_tr]:py-2 @max-lg:[&_:is(td,th)]:p-0! @max-lg:[&_th]:w-full',
  '@max-lg:[&_td]:order-1 @max-lg:[&_[data-number]]:order-none @max-lg:[&_[data-number]]:flex',
  '@max-lg:[&_[data-number]]:w-full @max-lg:[&_[data-number]_b]:w-1/3 @max-lg:[&_i]:flex',
  '@max-lg:[&_i]:flex-1 @max-lg:[&_i]:items-center @max-lg:[&_i]:gap-3',
  '@max-lg:[&_svg]:mt-0 @max-lg:[&_svg]:min-w-0 @max-lg:[&_svg]:flex-1',
].join(' ');

/** More value columns, or more characters in them, than a phone of 320 px has room for. */
const MANY = 4;
const CHARACTERS = 22;

function lookOf(columns: readonly BarColumn[]): string {
  const characters = columns.reduce((sum, { widest }) => sum + widest.length, 0);
  const isMany = columns.length >= MANY || characters > CHARACTERS;
  const few = [oneColumn, twoColumns, threeColumns][columns.length - 1];
  return `${base} ${isMany ? manyColumns : few}`;
}

/**
 * A picture in a table: every number has a bar. The numbers stand in the text once, so it is read,
 * printed, and copied as what it is.
 */
export function BarTable(props: PartProps<'BarTable'>) {
  const { title, note, rows, strong, total } = props;
  const columns = barColumns(props);
  return (
    <ChartFigure note={note} title={title}>
      <table {...role('table')} className={lookOf(columns)}>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            <th {...role('columnheader')} scope="col">
              {props.columns[0]}
            </th>
            {each(columns, ({ head, total: sum }) => (
              <th {...role('columnheader')} data-number={sum ? '' : undefined} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {each(rows, ([label, ...values], at) => (
            <tr {...role('row')} data-strong={strong.includes(label) ? '' : undefined}>
              <th {...role('rowheader')} scope="row">
                {label} {values.length > columns.length && <small>{values.at(-1)}</small>}
              </th>
              {each(columns, (column) => (
                <Value cell={column.cells[at]} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot {...role('rowgroup')}>
            <tr {...role('row')}>
              <th {...role('rowheader')} scope="row">
                {total}
              </th>
              {each(columns, (column) => (
                <Value cell={{ text: column.total ?? '', share: null }} column={column} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ChartFigure>
  );
}

/** A value with the head of its column, which shows where a row is a block, and its bar. */
function Value({ column, cell }: { column: BarColumn; cell?: BarCell }) {
  if (!cell?.text) return <td {...role('cell')} />;
  return (
    <td {...role('cell')} data-number={column.total ? '' : undefined}>
      <b aria-hidden="true">{column.head} </b>
      {column.total ? (
        <i>
          <data data-widest={column.widest} value={cell.text}>
            {cell.text}
          </data>
          {cell.share !== null && <BarMark share={cell.share} />}
        </i>
      ) : (
        cell.text
      )}
    </td>
  );
}

/** At least two pixels of a value above 0. */
function BarMark({ share }: { share: number }) {
  return (
    <svg aria-hidden="true">
      {share > 0 && <rect height="6" width="2" />}
      <rect height="6" width={`${Math.round(share * 10) / 10}%`} />
    </svg>
  );
}
