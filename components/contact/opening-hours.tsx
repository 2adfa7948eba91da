import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { OpeningStatus } from './opening-status.island';

export function OpeningHours({ className = '' }: { className?: string }) {
  return (
    <div className={`space-y-3 ${className}`}>
      <OpeningStatus size="large" />
      {/* Of a table, hours in enlarged text would be wider than a phone: they wrap, as other text does. */}
      <table className="wrap-anywhere w-full border-line-deep border-y text-left">
        <caption className="sr-only">Business hours, Eastern time</caption>
        <tbody className="divide-y divide-line-deep">
          {openingHoursRows(business()).map((row) => (
            // Two lines where the days and the hours don't fit side by side.
            <tr className="flex flex-wrap justify-between gap-x-4 py-3.5" key={row.label}>
              <th className="font-semibold" scope="row">
                {row.label}
              </th>
              <td className="tabular-nums">{row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
