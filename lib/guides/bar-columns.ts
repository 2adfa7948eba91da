import { withDecimals } from '@/lib/format/format';
import { toCents } from '@/lib/leasing/arithmetic/cents';
import type { PartProps } from './part-schemas';

type Table = PartProps<'BarTable'>;

export type BarCell = {
  text: string;
  /** How long the bar of a number is, of the longest one's length, in percent; `null` for a text. */
  share: number | null;
};

type BarColumn = {
  head: string;
  cells: BarCell[];
  /** `null` for a column without numbers. */
  total: string | null;
};

/**
 * @returns the columns of a <BarTable> but the first. Those of one unit share a scale; the numbers
 *   of a column all have cents, or none has.
 */
export function barColumns({ columns, unit, rows }: Table): BarColumn[] {
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
          ? { text: print(value), share: shareOf(value, longest) }
          : { text: value, share: null },
      ),
      total: numbers.length > 0 ? print(sum(numbers)) : null,
    };
  });
}

/** Whole percent; of a value above 0 at least one, which can be seen. */
const shareOf = (value: number, longest: number) =>
  value && Math.max(1, Math.round((value / longest) * 100));

/** In cents, so that no fraction is lost. */
const sum = (numbers: readonly number[]) =>
  numbers.reduce((cents, value) => cents + toCents(value), 0) / 100;

function printer(unit: string, numbers: readonly number[]): (value: number) => string {
  if (unit === '$k') return (value) => withDecimals(value * 1000, 0, 'USD');

  const decimals = numbers.map((value) => String(toCents(value) / 100).split('.')[1]?.length ?? 0);
  const most = Math.max(0, ...decimals);
  if (unit === '$') return (value) => withDecimals(value, most && 2, 'USD');
  if (unit === '$/mo') return (value) => `${withDecimals(value, most && 2, 'USD')}/mo`;

  const suffix = unit === '%' ? unit : ` ${unit}`;
  return (value) => `${withDecimals(value, most)}${suffix}`.trim();
}
