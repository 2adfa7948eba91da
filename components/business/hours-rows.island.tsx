'use client';

import type { HoursRow } from '@/lib/opening-hours/opening-hours';
import { useRowsToShow } from './opening-hours-provider.island';

type Props = {
  rows: readonly HoursRow[];
  /** For a `dl` of two columns instead of a table. It leaves out why a date is closed. */
  narrow?: boolean;
};

export function HoursRows({ rows, narrow = false }: Props) {
  return useRowsToShow(rows).map(({ label, hours, date }) =>
    narrow ? (
      <div className="contents" key={label}>
        <dt>{label}</dt>
        <dd>{date ? 'Closed' : hours}</dd>
      </div>
    ) : (
      // Days and hours wrap onto two lines if they don't fit side by side.
      <tr className="flex flex-wrap justify-between gap-x-4 py-3.5 print:py-1" key={label}>
        <th className="font-semibold" scope="row">
          {label}
        </th>
        <td className="ml-auto text-right tabular-nums">{hours}</td>
      </tr>
    ),
  );
}
