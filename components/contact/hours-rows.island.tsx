'use client';

import type { HoursRow } from '@/lib/opening-hours/opening-hours';
import { useRowsToShow } from './opening-hours-provider.island';

type Props = {
  rows: readonly HoursRow[];
  /** In a `dl` of two columns, without room for why it is closed on a date; else in a table. */
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
      // Two lines where the days and the hours don't fit side by side.
      <tr className="flex flex-wrap justify-between gap-x-4 py-3.5" key={label}>
        <th className="font-semibold" scope="row">
          {label}
        </th>
        <td className="tabular-nums">{hours}</td>
      </tr>
    ),
  );
}
