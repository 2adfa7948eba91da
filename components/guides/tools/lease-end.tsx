import { CalendarDays } from 'lucide';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { IsoDate } from '@/lib/format/dates';
import {
  daysInWords,
  type LeaseEndFact,
  leaseEndFactsIn,
} from '@/lib/leasing/tools/lease-end-facts';
import { leaseEndFields, type MileageCheckValues } from '@/lib/leasing/tools/mileage-check';
import { ToolFields } from './tool-field';
import type { ToolOnPage } from './use-tool';

/** Milliseconds after which the file's URL is revoked: some browsers read it after the click. */
const READ_MS = 60_000;

async function saveCalendar(facts: readonly LeaseEndFact[], scheduledEnd: IsoDate): Promise<void> {
  const { calendarFile } = await import('@/lib/leasing/tools/calendar-file');
  const { origin, pathname } = window.location;
  const text = calendarFile(facts, {
    scheduledEnd,
    url: `${origin}${pathname}`,
    stamp: new Date(),
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: 'lease-end.ics' }).click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

const lineLook = 'mt-0! gap-x-6 border-line border-t py-3 sm:flex';

function Fact({ fact, scheduledEnd }: { fact: LeaseEndFact; scheduledEnd: IsoDate | null }) {
  return (
    <li className={`${lineLook} print:break-inside-avoid print:py-1`}>
      <p className="text-link tabular-nums sm:w-44 sm:shrink-0">
        {daysInWords(fact, scheduledEnd)}
      </p>
      <div>
        <p className="font-semibold">{fact.title}</p>
        <p>{fact.statement}</p>
        <p className="text-muted text-xs print:text-print">{fact.source}</p>
      </div>
    </li>
  );
}

type Props = {
  facts: readonly LeaseEndFact[];
  tool: ToolOnPage;
  values: MileageCheckValues;
};

export function LeaseEnd({ facts, tool, values }: Props) {
  const { scheduledEnd, residence } = values;
  const dueFacts = leaseEndFactsIn(residence, facts);
  return (
    <section
      aria-labelledby="lease-end"
      className="mt-8 border-ink border-t-2 pt-6 print:mt-3 print:pt-3"
    >
      <Heading as="h4" className="print:text-sm" id="lease-end">
        The end of your lease
      </Heading>
      <div className="noscript:hidden">
        <ToolFields fields={leaseEndFields} tool={tool} />
      </div>
      <div className="mt-5 print:mt-2">
        <ol className="list-none! pl-0! text-sm print:text-print">
          {dueFacts.map((fact) => (
            <Fact scheduledEnd={scheduledEnd} fact={fact} key={fact.id} />
          ))}
        </ol>
      </div>
      <div className="noscript:hidden mt-5 print:hidden">
        <Button
          disabled={scheduledEnd === null}
          onClick={() => scheduledEnd && saveCalendar(dueFacts, scheduledEnd)}
          variant="outline"
        >
          <Icon icon={CalendarDays} />
          Add these dates to my calendar
        </Button>
        {scheduledEnd === null && (
          <p className="mt-2 text-muted text-sm">
            Enter the scheduled end for a calendar file with your own dates.
          </p>
        )}
      </div>
    </section>
  );
}
