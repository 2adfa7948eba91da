import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';

/**
 * "Open now until 8:00 PM", filled in by the site script and hidden without it. The script may run before React hydrates,
 * hence `suppressHydrationWarning`.
 */
export function OpeningLine({ className = '' }: { className?: string }) {
  // The minimum height prevents a layout shift when the script fills the line in.
  return (
    <div className={`[@media(scripting:enabled)]:min-h-6.5 ${className}`}>
      <p
        className="group/open flex items-center gap-2.5 font-semibold text-sm leading-6.5 sm:text-base sm:leading-6.5"
        data-opening-hours={JSON.stringify({ hours: business.hours, closures: business.closures })}
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
  );
}

/** The opening hours of the week, Eastern time. A row takes two lines where the days and the hours don't fit side by side. */
export function OpeningHours({ className = '' }: { className?: string }) {
  return (
    <table className={`w-full border-line-deep border-y text-left ${className}`}>
      <caption className="sr-only">Business hours, Eastern time</caption>
      <tbody className="divide-y divide-line-deep">
        {openingHoursRows(business).map((row) => (
          <tr className="flex flex-wrap justify-between gap-x-4 py-3.5" key={row.label}>
            <th className="font-semibold" scope="row">
              {row.label}
            </th>
            <td className="tabular-nums">{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
