'use client';

import { useClosuresSoon } from './opening-hours-provider.island';

type Row = { date?: string; label: string; hours: string };

/** The closures of the next 30 days: a prerendered page doesn't know the date. */
export function ClosureRows({ rows }: { rows: readonly Row[] }) {
  const soon = useClosuresSoon();
  const shown = rows.filter(({ date }) => date !== undefined && soon.includes(date));
  return shown.map((row) => <HoursRow key={row.label} {...row} />);
}

/** Two lines where the days and the hours don't fit side by side. */
export function HoursRow({ label, hours }: Row) {
  return (
    <tr className="flex flex-wrap justify-between gap-x-4 py-3.5">
      <th className="font-semibold" scope="row">
        {label}
      </th>
      <td className="tabular-nums">{hours}</td>
    </tr>
  );
}
