import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';

/** Whether the business is open, and the hours of the week, Eastern time. */
export function OpeningHours({ className = '' }: { className?: string }) {
  return (
    <div className={`space-y-3 ${className}`}>
      {/* "Open now until 8:00 PM": the site script fills it in, perhaps before React hydrates the page. Its room is kept. */}
      <div className="[@media(scripting:enabled)]:min-h-6.5">
        <p
          className="group/open flex items-center gap-2.5 font-semibold text-sm leading-6.5 sm:text-base sm:leading-6.5"
          data-opening-hours={JSON.stringify({ hours: business().hours, closures: business().closures })}
          hidden
          suppressHydrationWarning
        >
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 rounded-full bg-control group-data-[open=true]/open:bg-action"
          />
          <span data-opening-text suppressHydrationWarning>
            {' '}
          </span>
        </p>
      </div>
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
