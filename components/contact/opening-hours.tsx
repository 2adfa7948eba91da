import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { ClosureRows, HoursRow } from './closure-rows.island';
import { OpeningStatus } from './opening-status.island';

export function OpeningHours({ className = '' }: { className?: string }) {
  const rows = openingHoursRows(business());
  return (
    <div className={`space-y-3 ${className}`}>
      <OpeningStatus size="large" />
      {/* Of a table, hours in enlarged text would be wider than a phone: they wrap, as other text does. */}
      <table className="wrap-anywhere w-full border-line-deep border-y text-left">
        <caption className="sr-only">Business hours, Eastern time</caption>
        <tbody className="divide-y divide-line-deep">
          {rows
            .filter(({ date }) => date === undefined)
            .map((row) => (
              <HoursRow key={row.label} {...row} />
            ))}
          <ClosureRows rows={rows} />
        </tbody>
      </table>
    </div>
  );
}
