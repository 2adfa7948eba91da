'use client';

import { useClosuresSoon } from '@/components/contact/opening-hours-provider.island';

type Row = { date?: string; label: string; hours: string };

/** The usual hours, and the closures of the next 30 days: a prerendered page doesn't know the date. */
export function HoursRows({ rows }: { rows: readonly Row[] }) {
  const soon = useClosuresSoon();
  const shown = rows.filter(({ date }) => date === undefined || soon.includes(date));
  return shown.map(({ label, hours }) => (
    <div className="contents" key={label}>
      <dt>{label}</dt>
      <dd>{hours}</dd>
    </div>
  ));
}
