import type { IsoDate } from '@/lib/lease/dates';
import type { LeaseEndEvent } from '@/lib/lease/lease-end';
import { dateLabel } from '@/lib/site/format';

function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{dateLabel(date)}</time>;
}

/** The last months of a lease, in order; `dated` is false as long as the scheduled end isn't known. */
export function LeaseEndList({ events, dated }: { events: readonly LeaseEndEvent[]; dated: boolean }) {
  return (
    <ol className="list-none! pl-0! [&_li]:mt-0!">
      {events.map(({ id, title, statement, source, from, to, when }) => (
        <li
          className="gap-x-6 border-sand border-t py-3 text-sm sm:grid sm:grid-cols-[11rem_1fr] print:grid print:grid-cols-[11rem_1fr] print:break-inside-avoid print:py-1 print:text-[8pt] print:leading-snug"
          key={id}
        >
          <p className="text-harbor tabular-nums">
            {dated ? (
              <>
                <Day date={from} />
                {to !== from && (
                  <>
                    {' to '}
                    <Day date={to} />
                  </>
                )}
              </>
            ) : (
              when
            )}
          </p>
          <div>
            <p className="font-semibold">{title}</p>
            <p>{statement}</p>
            <p className="text-slate text-xs print:text-[7.5pt]">{source}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
