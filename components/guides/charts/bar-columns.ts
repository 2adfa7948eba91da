import type { TagProps } from '@/lib/content/schemas/tags';
import { withDecimals } from '@/lib/format/numbers';
import { toCents } from '@/lib/leasing/arithmetic/cents';

type Table = TagProps<'BarTable'>;

export type BarCell = {
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

/**
 * The columns of a <BarTable>, without the first one. Columns with the same unit share a scale.
 * Cents are shown for all numbers of a column or for none.
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
  const most = Math.max(0, ...decimals);
  if (unit.startsWith('$')) return (value) => `$${withDecimals(value, most && 2)}${unit.slice(1)}`;

  const suffix = unit === '%' ? unit : ` ${unit}`;
  return (value) => `${withDecimals(value, most)}${suffix}`.trim();
}
