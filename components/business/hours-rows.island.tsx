'use client';

import type { HoursRow } from '@/lib/opening-hours/opening-hours';
import { useRowsToShow } from './opening-hours-provider.island';

/** Days and hours wrap onto two lines if they don't fit side by side. */
export function HoursRows({ rows }: { rows: readonly HoursRow[] }) {
  return useRowsToShow(rows).map(({ label, hours }) => (
    <tr className="flex flex-wrap justify-between gap-x-4" key={label}>
      <th className="font-semibold" scope="row">
        {label}
      </th>
      <td className="ml-auto text-right tabular-nums">{hours}</td>
    </tr>
  ));
}
