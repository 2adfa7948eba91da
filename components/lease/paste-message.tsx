import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type LeaseState, leaseTool, unknownOffer } from '@/lib/lease/lease-fields';
import { readMessage } from '@/lib/lease/read-message';
import { Part } from './lease-fields';
import type { UsedTool } from './use-tool';

/** Fills the calculator from a dealer's message, and shows the words that it used. */
export function PasteMessage({ tool }: { tool: UsedTool<LeaseState> }) {
  const [message, setMessage] = useState('');
  const [{ found, unused }, setResult] = useState<Partial<ReturnType<typeof readMessage>>>({});
  const read = () => {
    const result = readMessage(message);
    setResult(result);
    if (result.found.length === 0) return;
    // Another offer is for the same person, and what it doesn't say isn't the example's.
    const { place, countyPercent } = tool.usable;
    const person = { ...(place && { place }), ...(countyPercent && { countyPercent }) };
    tool.fill({ ...person, ...unknownOffer, ...result.given });
  };
  return (
    <Part ready={tool.ready} title="Paste the message">
      <label className="mt-4 block font-semibold text-[0.9375rem]" htmlFor="dealer-message">
        Email or text
      </label>
      <textarea
        className="mt-1.5 block min-h-32 w-full rounded border border-control bg-white p-3.5"
        id="dealer-message"
        onChange={(event) => setMessage(event.target.value)}
        value={message}
      />
      <p className="mt-1 text-muted text-sm">It stays in your browser.</p>
      <Button className="mt-3" disabled={message.trim() === ''} onClick={read} variant="ink">
        Fill in the fields
      </Button>
      <div className="mt-3 text-sm" role="status">
        {found?.length === 0 && <p>No numbers of a lease in it. Enter them below.</p>}
        {found && found.length > 0 && (
          <>
            <p className="font-semibold">Check what was read:</p>
            <ul className="list-none! pl-0!">
              {found.map(({ name, words }) => (
                <li className="mt-1!" key={name}>
                  {leaseTool.fields[name].label}: <q>{words}</q>
                </li>
              ))}
            </ul>
          </>
        )}
        {unused && unused.length > 0 && (
          <p className="mt-2">Seen, but not used: {unused.map((words) => `“${words}”`).join(', ')}</p>
        )}
      </div>
    </Part>
  );
}
