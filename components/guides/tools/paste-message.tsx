import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields';
import { pushEvent } from '@/lib/analytics/events';
import { changedFields } from '@/lib/browser/changed-fields';
import type { CheckedReading } from '@/lib/leasing/tools/dealer-message';
import { type LeaseState, valuesForOffer } from '@/lib/leasing/tools/lease-tool';
import type { UsedTool } from './use-tool';

/** The reader, its vocabulary, and the catalogue of cars are loaded when there is a message. */
const load = () => import('./message-reading');
type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * A dealer's message from its text to the calculator's fields: nothing of it counts before the
 * visitor has seen what was read.
 */
export function useMessage(tool: UsedTool<LeaseState>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [checked, setChecked] = useState<CheckedReading | null>(null);
  const [used, setUsed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const summary = loaded && checked && loaded.summaryOf(checked);

  const read = async (text: string) => {
    if (text.trim() === '') return setProblem('Paste the dealer’s email or text first.');
    try {
      const reader = await load();
      setLoaded(reader);
      setChecked({ reading: reader.readDealerMessage(text), corrections: {}, offer: 0 });
      setUsed(false);
      setProblem(undefined);
      pushEvent('tool_read', { place: tool.place });
    } catch {
      setProblem('The reader didn’t load. Check your connection and try again.');
    }
  };
  const use = () => {
    if (!summary) return;
    const { make: _make, model: _model, year: _year, ...quoted } = summary.values;
    tool.fill(valuesForOffer(tool.usable, summary.values), quoted);
    setUsed(true);
  };
  return {
    problem,
    read,
    checked,
    summary,
    used,
    use,
    View: loaded?.MessageReading,
    /** With another meaning of a number or another offer, nothing counts until it's used again. */
    check: (change: Partial<CheckedReading>) => {
      setChecked((before) => before && { ...before, ...change });
      setUsed(false);
    },
  };
}

export type UsedMessage = ReturnType<typeof useMessage>;

type Props = {
  form: React.RefObject<HTMLFormElement | null>;
  message: UsedMessage;
  /** The guide with the comparison. */
  comparison: string | null;
  /** The reply to the dealer. */
  children: React.ReactNode;
};

/** A dealer's message, and below it what was read, to check before the calculator uses it. */
export function PasteMessage({ form, message, comparison, children }: Props) {
  const { problem, read, checked, check, summary, used, use, View } = message;
  // What is pasted before the tool responds is only in the element.
  const text = () => changedFields(form.current)['dealer-message'] ?? '';
  return (
    <div className="mt-5 noscript:hidden print:hidden">
      <TextAreaField
        error={problem}
        hint="It stays in your browser."
        label="Paste the dealer’s message"
        name="dealer-message"
        rows={4}
      />
      <Button className="mt-3" onClick={() => read(text())} variant="ink">
        Read the message
      </Button>
      <p className="sr-only" role="status">
        {summary && readStatus(summary)}
      </p>
      {checked && summary && View && (
        <div className="mt-5 grid @xl:grid-cols-2 items-start gap-5">
          <section aria-labelledby="reading" className="space-y-4">
            <h4 className="font-semibold" id="reading">
              {readStatus(summary)}
            </h4>
            <View checked={checked} comparison={comparison} onCheck={check} />
            {Object.keys(summary.values).length > 0 && (
              <Button disabled={used} onClick={use} variant="ink">
                {used ? 'Used below' : 'Use these numbers'}
              </Button>
            )}
            {summary.open > 0 && <p className="text-sm">What’s unclear counts for nothing.</p>}
          </section>
          {children}
        </div>
      )}
    </div>
  );
}

/** @returns how much was read, and what is to be done */
export function readStatus({ count, open }: NonNullable<UsedMessage['summary']>): string {
  if (count === 0) return 'No numbers of a lease in it. Enter them below.';
  const numbers = count === 1 ? '1 number' : `${count} numbers`;
  return open > 0
    ? `${numbers} read, ${open} of them unclear`
    : `${numbers} read: is each one right?`;
}
