import { Table } from '@/components/ui/table';
import type { TagProps } from '@/lib/content/schemas/tags';
import { withDecimals } from '@/lib/format/numbers';
import { toCents } from '@/lib/leasing/arithmetic/cents';
import { ChartFigure } from './chart-figure';

type BarCell = {
  text: string;
  /** The bar's length, in percent of the longest one; `null` for text. */
  barPercent: number | null;
};

type BarColumn = {
  head: string;
  cells: BarCell[];
  /** `null` for a column of text. */
  total: string | null;
};

/** A table instead of a picture, because it can be read aloud, printed, and copied. */
export function BarTable(props: TagProps<'BarTable'>) {
  const { title, note, rows, strong, total } = props;
  const columns = barColumns(props);
  const isSingle = columns.length === 1;
  const noteOf = (row: (typeof rows)[number]) => row[columns.length + 1];
  return (
    <ChartFigure note={note} heading={title}>
      <Table
        className={isSingle ? 'single-bar' : ''}
        columns={[
          { head: props.columns[0] },
          ...columns.map(({ head }) => ({ head, numeric: isSingle })),
        ]}
        rows={rows.map((row, at) => [
          <>
            {row[0]} {noteOf(row) && <small>{noteOf(row)}</small>}
          </>,
          ...columns.map(({ cells }) => cells[at] && shownValue(cells[at])),
        ])}
        strong={rows.flatMap(([label], at) => (strong.includes(label) ? at : []))}
        total={total ? [total, ...columns.map((column) => column.total)] : undefined}
      />
    </ChartFigure>
  );
}

function shownValue({ text, barPercent }: BarCell) {
  if (barPercent === null) return text;
  return (
    <span>
      <data value={text}>{text}</data>
      <svg aria-hidden="true">
        <rect height="100%" width={`${barPercent}%`} />
      </svg>
    </span>
  );
}

/**
 * The columns of a <BarTable>, without the first one. Columns with the same unit share a scale.
 * Cents are shown for all numbers of a column or for none.
 */
function barColumns({ columns, unit, rows }: TagProps<'BarTable'>): BarColumn[] {
  const plain = columns.slice(1).map((head, at) => {
    const values = rows.map((row) => row[at + 1] ?? '');
    const numbers = values.filter((value) => typeof value === 'number');
    const unitHere = (Array.isArray(unit) ? unit[at] : unit) ?? '';
    return { head, values, numbers, unit: unitHere, print: printer(unitHere, numbers) };
  });
  return plain.map(({ head, values, numbers, print, unit: unitHere }) => {
    const alike = plain.filter((other) => other.unit === unitHere);
    const longest = Math.max(...alike.flatMap((other) => other.numbers));
    return {
      head,
      cells: values.map((value) =>
        typeof value === 'number'
          ? { text: print(value), barPercent: barPercentOf(value, longest) }
          : { text: value, barPercent: null },
      ),
      total: numbers.length > 0 ? print(sum(numbers)) : null,
    };
  });
}

/** Whole percent. A value above 0 gets at least one, or its bar would be invisible. */
const barPercentOf = (value: number, longest: number) =>
  value && Math.max(1, Math.round((value / longest) * 100));

/** Adds in cents, because sums of decimal fractions aren't exact. */
const sum = (numbers: readonly number[]) =>
  numbers.reduce((cents, value) => cents + toCents(value), 0) / 100;

function printer(unit: string, numbers: readonly number[]): (value: number) => string {
  const decimals = numbers.map((value) => String(toCents(value) / 100).split('.')[1]?.length ?? 0);
  const maxDecimals = Math.max(0, ...decimals);
  if (unit.startsWith('$'))
    return (value) => `$${withDecimals(value, maxDecimals && 2)}${unit.slice(1)}`;

  const suffix = unit === '%' ? unit : ` ${unit}`;
  return (value) => `${withDecimals(value, maxDecimals)}${suffix}`.trim();
}
