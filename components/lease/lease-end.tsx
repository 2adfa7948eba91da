import { CalendarDays } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { dateLabel } from '@/lib/format/format';
import { type LeaseEndEvent, type LeaseEndFact, leaseEndCalendar } from '@/lib/lease/lease-end';
import type { MileageState } from '@/lib/lease/mileage';
import { FieldGrid } from './tool-frame';
import type { UsedTool } from './use-tool';

async function save(events: readonly LeaseEndEvent[]): Promise<void> {
  const { calendarFile } = await import('@/lib/lease/calendar-file');
  const { origin, pathname } = window.location;
  const text = calendarFile(events, { stamp: new Date(), url: `${origin}${pathname}` });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: 'lease-end.ics' }).click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function days({ from, to }: LeaseEndEvent): string {
  return from === to ? dateLabel(from) : `${dateLabel(from)} to ${dateLabel(to)}`;
}

/** Saves the dates as a calendar file. @param props `disabled`: as long as the dates aren't known */
function CalendarDownload(props: { events: readonly LeaseEndEvent[]; disabled: boolean }) {
  const { events, disabled } = props;
  const [failed, setFailed] = useState(false);
  const download = () =>
    save(events).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <div className="noscript:hidden mt-5 print:hidden">
      <Button disabled={disabled} onClick={download} variant="outline">
        <Icon shape={CalendarDays} />
        Add these dates to my calendar
      </Button>
      <p className="mt-2 text-muted text-sm" role="status">
        {failed
          ? 'The calendar file didn’t load. Check your connection and try again.'
          : disabled && 'Enter the scheduled end for a calendar file with your own dates.'}
      </p>
    </div>
  );
}

/** For the order of the events as long as the real end isn't known. */
const ANY_END = '2030-12-31';

/** What is due in the last months of the visitor's lease, as a list and as a calendar file. */
export function LeaseEnd(props: { facts: readonly LeaseEndFact[]; tool: UsedTool<MileageState> }) {
  const { ready, field, choice, results } = props.tool;
  const { end, months, place } = results;
  const events = leaseEndCalendar({ end: end ?? ANY_END, months, place }, props.facts);
  return (
    <section aria-labelledby="lease-end" className="mt-8 border-ink border-t-2 pt-6 print:mt-3 print:pt-3">
      <h4 className="font-display font-semibold text-lg print:text-sm" id="lease-end">
        The end of your lease
      </h4>
      {/* As high as the two fields, which come when the tool responds. */}
      <div className="flow-root min-h-58 sm:min-h-32 noscript:hidden print:hidden">
        {ready && (
          <FieldGrid>
            <TextField {...field('end')} hint="It’s in your contract" type="date" />
            <Select {...choice('place')} />
          </FieldGrid>
        )}
      </div>
      <div className="mt-5 print:mt-2">
        <ol className="list-none! pl-0! text-sm print:text-[8pt] print:leading-snug">
          {events.map((event) => (
            <li
              className="mt-0! gap-x-6 border-line border-t py-3 sm:grid sm:grid-cols-[11rem_1fr] print:break-inside-avoid print:py-1"
              key={event.id}
            >
              <p className="text-action tabular-nums">{end === null ? event.when : days(event)}</p>
              <div>
                <p className="font-semibold">{event.title}</p>
                <p>{event.statement}</p>
                <p className="text-[0.85em] text-muted">{event.source}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <CalendarDownload disabled={end === null} events={events} />
    </section>
  );
}
