import { useState } from 'react';
import { pushEvent } from '@/lib/analytics/events';
import type { CheckedReading } from '@/lib/lease-tools/dealer-message';
import { type LeaseState, unknownOffer } from '@/lib/lease-tools/lease-tool';
import type { UsedTool } from './use-tool';

/** The reader, its vocabulary, and the catalogue of cars are loaded when there is a message. */
const load = () => import('./message-reading');
type Loaded = Awaited<ReturnType<typeof load>>;

/** A dealer's message from its text to the calculator's fields: nothing of it counts before the visitor has seen what was read. */
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
    // A new offer keeps where the visitor lives and the car. What it doesn't say is empty and not the example's.
    const { place, countyPercent, make, model, year } = tool.usable;
    const known = Object.entries({ place, countyPercent, make, model, year }).filter(([, value]) => value);
    const { make: _make, model: _model, year: _year, ...quoted } = summary.values;
    tool.fill({ ...Object.fromEntries(known), ...unknownOffer, ...summary.values }, quoted);
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
