'use client';

import type { HoursRow } from '@/lib/opening-hours/opening-hours';
import { useRowsToShow } from './opening-hours-provider.island';

/** A row has two lines where the days and the hours don't fit side by side. */
export function HoursTableRows({ rows }: { rows: readonly HoursRow[] }) {
  return useRowsToShow(rows).map(({ label, hours }) => (
    <tr className="flex flex-wrap justify-between gap-x-4 py-3.5" key={label}>
      <th className="font-semibold" scope="row">
        {label}
      </th>
      <td className="tabular-nums">{hours}</td>
    </tr>
  ));
}
