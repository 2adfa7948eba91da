'use client';

import { useRowsToShow } from '@/components/contact/opening-hours-provider.island';
import type { HoursRow } from '@/lib/opening-hours/opening-hours';

export function HoursRows({ rows }: { rows: readonly HoursRow[] }) {
  return useRowsToShow(rows).map(({ label, hours }) => (
    <div className="contents" key={label}>
      <dt>{label}</dt>
      <dd>{hours}</dd>
    </div>
  ));
}
