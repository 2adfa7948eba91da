import { type Car, carInWords } from '@/lib/leasing/tools/fields';
import { valuesOf } from '@/lib/leasing/tools/tool';
import { linkWith } from '@/lib/leasing/tools/tool-address';
import { exampleLabels } from '@/lib/leasing/tools/tool-view';
import type { UsedTool } from './use-tool';

/**
 * The first line on paper: for which car, whose numbers, of which day, and the address where they
 * can be changed.
 */
export function PaperHead<State extends object>({ used }: { used: UsedTool<State> }) {
  const { tool, state } = used;
  const { origin, pathname } = window.location;
  const isOwn = Object.keys(state.usable).length > 0;
  const examples = exampleLabels(tool, state).join(', ') || 'none';
  const parts = [
    carInWords(valuesOf(tool, state.usable) as Partial<Car>),
    isOwn ? `Your numbers; the example’s: ${examples}` : 'The example’s numbers',
    new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
    `${origin}${isOwn ? linkWith(tool, state.usable, pathname) : pathname}`,
  ];
  return (
    <p className="wrap-anywhere hidden text-paper print:block">
      {parts.filter(Boolean).join(' · ')}
    </p>
  );
}
