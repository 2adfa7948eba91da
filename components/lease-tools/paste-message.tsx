import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields';
import { type LeaseState, leaseTool, unknownOffer } from '@/lib/lease-tools/lease-tool';
import { readMessage } from '@/lib/lease-tools/read-message';
import { ToolSection } from './tool-section';
import type { UsedTool } from './use-tool';

/** Fills the calculator from a dealer's message, and shows the words that it used. */
export function PasteMessage({ tool }: { tool: UsedTool<LeaseState> }) {
  const [message, setMessage] = useState('');
  const [{ found, unused }, setResult] = useState<Partial<ReturnType<typeof readMessage>>>({});
  const read = () => {
    const result = readMessage(message);
    setResult(result);
    if (result.found.length === 0) return;
    // A new offer keeps where the visitor lives. What it doesn't say is empty and not the example's.
    const { place, countyPercent } = tool.usable;
    const person = { ...(place && { place }), ...(countyPercent && { countyPercent }) };
    tool.fill({ ...person, ...unknownOffer, ...result.given });
  };
  return (
    <ToolSection ready={tool.ready} title="Paste the message">
      <TextAreaField
        className="mt-4"
        hint="It stays in your browser."
        label="Email or text"
        name="dealer-message"
        onChange={setMessage}
        rows={4}
        value={message}
      />
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
    </ToolSection>
  );
}
