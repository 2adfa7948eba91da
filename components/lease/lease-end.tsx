import { TextField } from '@/components/ui/fields';
import { Select } from '@/components/ui/select';
import type { IsoDate } from '@/lib/format/dates';
import { dateLabel } from '@/lib/format/format';
import { type LeaseEndEvent, type LeaseEndFact, leaseEndCalendar } from '@/lib/lease/lease-end';
import type { MileageState } from '@/lib/lease/mileage-fields';
import { places } from '@/lib/lease/tax';
import { CalendarDownload } from './calendar-download';
import { FieldGrid } from './tool-frame';
import type { UsedTool } from './use-tool';

function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{dateLabel(date)}</time>;
}

/** The last months of a lease, in order, each with its rule and source once the tool responds. */
function LeaseEndList(props: {
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

/** For the order of the events as long as the real end isn't known. */
const ANY_END = '2030-12-31';

/** What is due in the last months of the visitor's lease, as a list and as a calendar file. */
export function LeaseEnd(props: { facts: readonly LeaseEndFact[]; tool: UsedTool<MileageState> }) {
  const { ready, field, choice, usable } = props.tool;
  const { end, months, place } = usable;
  const events = leaseEndCalendar({ end: end ?? ANY_END, months, place }, props.facts);
  return (
    <section aria-labelledby="lease-end" className="mt-8 border-ink border-t-2 pt-6 print:mt-3 print:pt-3">
      <h4 className="font-display font-semibold text-lg print:text-sm" id="lease-end">
        The end of your lease
      </h4>
      {/* As high as the two fields, which come when the tool responds. */}
      <div className="min-h-55 sm:min-h-30 noscript:hidden print:hidden">
        {ready && (
          <FieldGrid>
            <TextField {...field('end')} hint="It’s in your contract" type="date" />
            <Select {...choice('place', places)} />
          </FieldGrid>
        )}
      </div>
      <div className="mt-5 print:mt-2">
        <LeaseEndList dated={end !== null} events={events} ready={ready} />
      </div>
      {ready && <CalendarDownload disabled={end === null} events={events} />}
    </section>
  );
}
