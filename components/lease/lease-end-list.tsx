import type { IsoDate } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';
import type { LeaseEndEvent } from '@/lib/lease/lease-end';

function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{dateLabel(date)}</time>;
}

/** The last months of a lease, in order, each with its rule and source once the tool responds. */
export function LeaseEndList(props: {
  events: readonly LeaseEndEvent[];
  /** False as long as the scheduled end isn't known. */
  dated: boolean;
  ready: boolean;
}) {
  const { events, dated, ready } = props;
  return (
    <ol className="list-none! pl-0! text-sm print:text-[8pt] print:leading-snug">
      {events.map(({ id, title, statement, source, from, to, when }) => (
        <li
          className="mt-0! gap-x-6 border-sand border-t py-3 sm:grid sm:grid-cols-[11rem_1fr] print:break-inside-avoid print:py-1"
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
            {ready && (
              <>
                <p>{statement}</p>
                <p className="text-[0.85em] text-slate">{source}</p>
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
