import { Link2, Printer, RotateCcw, Undo2 } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { mileageFor } from '@/lib/quote/mileage';
import { quoteHref } from '@/lib/site/routes';
import type { UsedTool } from './use-tool';

/** What can be done with the values of a tool. The buttons need scripts, so they come when the tool responds. */
export function ToolActions(props: {
  tool: Pick<UsedTool<object>, 'ready' | 'form' | 'query' | 'reset' | 'undo'>;
}) {
  const { ready, form, query, reset, undo } = props.tool;
  const [copied, setCopied] = useState('');
  if (!ready) return null;
  const copy = async () => {
    const { origin, pathname } = window.location;
    const text = query().toString();
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}${text && `?${text}`}#${form.current?.id}`);
      setCopied('Link copied');
    } catch {
      setCopied('Copy the link from the address bar');
    }
    setTimeout(() => setCopied(''), 4000);
  };
  /** Prints the tool and nothing else of the page (`data-print-only` in app/globals.css). */
  const print = () => {
    const element = form.current;
    if (!element) return;
    element.dataset.printOnly = '';
    window.addEventListener('afterprint', () => delete element.dataset.printOnly, { once: true });
    window.print();
  };
  return (
    <div className="mt-2 flex flex-wrap gap-3 print:hidden">
      <p className="w-full text-slate text-xs">
        Nothing you type leaves your browser unless you share the link.
      </p>
      <Button onClick={undo ?? reset} variant="outline">
        <Icon shape={undo ? Undo2 : RotateCcw} />
        {undo ? 'Undo reset' : 'Reset'}
      </Button>
      <Button onClick={copy} variant="outline">
        <Icon shape={Link2} />
        {copied || 'Copy link'}
      </Button>
      <span className="sr-only" role="status">
        {copied}
      </span>
      <Button onClick={print} variant="outline">
        <Icon shape={Printer} />
        Print
      </Button>
    </div>
  );
}

/** Names of the vehicle in an address, as the quote form reads them. */
const VEHICLE = ['make', 'brand', 'model', 'year'];

/**
 * The link to the quote form, with the vehicle that the address names and the miles that the visitor gave.
 *
 * @param props `milesPerYear`: null as long as it's the example's
 */
export function AskUs(props: {
  tool: Pick<UsedTool<object>, 'ready' | 'query'>;
  label?: string;
  milesPerYear: number | null;
}) {
  const { tool, label = 'Ask us to check this offer', milesPerYear } = props;
  // The address is known in the browser only.
  const query = tool.ready ? tool.query() : new URLSearchParams();
  const known = VEHICLE.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value);
  const miles = milesPerYear === null ? [] : [['mileage', mileageFor(milesPerYear)]];
  return (
    <div className="mt-4 print:hidden">
      <Button data-conversion="quote_start" href={quoteHref(new URLSearchParams([...known, ...miles]))}>
        {label}
      </Button>
    </div>
  );
}
