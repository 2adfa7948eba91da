import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { type LeaseEndFact, leaseEndCalendar } from '@/lib/lease/lease-end';
import type { MileageState } from '@/lib/lease/mileage-state';
import { places } from '@/lib/lease/tax';
import { CalendarDownload } from './calendar-download';
import { LeaseEndList } from './lease-end-list';
import { FieldGrid } from './tool-frame';
import type { useTool } from './use-tool';

/** For the order of the events as long as the real end isn't known. */
const ANY_END = '2030-12-31';

/** What is due in the last months of the visitor's lease, as a list and as a calendar file. */
export function LeaseEnd(props: {
  facts: readonly LeaseEndFact[];
  tool: ReturnType<typeof useTool<MileageState>>;
}) {
  const { ready, field, choice, usable } = props.tool;
  const { end, months, place } = usable;
  const events = leaseEndCalendar({ end: end ?? ANY_END, months, place }, props.facts);
  const { legend, onChoose, ...select } = choice('place', places);
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
            <Select
              {...select}
              id="field-live"
              label={legend}
              onChange={(event) => onChoose(event.target.value)}
            />
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
