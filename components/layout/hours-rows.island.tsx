'use client';

import { useRowsToShow } from '@/components/contact/opening-hours-provider.island';
import type { HoursRow } from '@/lib/opening-hours/opening-hours';

/** Rows for a narrow column, which has no room for why it is closed on a date. */
export function HoursRows({ rows }: { rows: readonly HoursRow[] }) {
  return useRowsToShow(rows).map(({ label, hours, date }) => (
    <div className="contents" key={label}>
      <dt>{label}</dt>
      <dd>{date ? 'Closed' : hours}</dd>
    </div>
  ));
}
