import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { OpeningStatus } from './opening-status';

/** Whether the business is open, and the hours of the week, Eastern time. */
export function OpeningHours({ className = '' }: { className?: string }) {
  return (
    <div className={`space-y-3 ${className}`}>
      <OpeningStatus className="flex items-center gap-2.5 font-semibold text-sm leading-6.5 before:size-2.5 before:shrink-0 before:rounded-full before:bg-control data-[open=true]:before:bg-action sm:text-base sm:leading-6.5 [@media(scripting:enabled)]:min-h-6.5 not-data-open:before:hidden" />
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
