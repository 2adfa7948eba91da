import { Link2, Printer, RotateCcw, Undo2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pushEvent } from '@/lib/analytics/events';
import { mileageFor } from '@/lib/quote/mileage';
import { OFFER } from '@/lib/site/constants';
import { quoteHref } from '@/lib/site/routes';
import type { AnyTool } from './use-tool';

/** Room for what comes when the tool responds, so that nothing below it moves. */
export function Reserved(props: { ready: boolean; className: string; children: ReactNode }) {
  return (
    <div className={`${props.className} noscript:hidden print:hidden`}>{props.ready && props.children}</div>
  );
}

/** What can be done with the values of a tool. */
export function ToolActions({ tool }: { tool: AnyTool }) {
  const { ready, form, query, reset, undo, place } = tool;
  const [copied, setCopied] = useState('');
  const copy = async () => {
    pushEvent('tool_link', { place });
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
    pushEvent('tool_print', { place });
    window.print();
  };
  return (
    <Reserved className="mt-3 flex min-h-40 flex-wrap gap-3 sm:min-h-20" ready={ready}>
      <p className="w-full text-muted text-xs">
        Nothing you type leaves your browser unless you share the link or ask us.
      </p>
      <Button onClick={undo ?? reset} variant="outline">
        <Icon shape={undo ? Undo2 : RotateCcw} />
        {undo ? 'Undo' : 'Reset'}
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
    </Reserved>
  );
}

/** Names of the vehicle in an address, as the quote form reads them. */
const VEHICLE = ['make', 'brand', 'model', 'year'];

/**
 * The link to the quote form, with the vehicle that the address names and what the visitor gave, as far as it can be used.
 *
 * @param props `milesPerYear`: null as long as it's the example's; `offer`: whether the tool's numbers go along
 */
export function AskUs(props: {
  tool: AnyTool;
  label?: string;
  milesPerYear: number | null;
  offer?: boolean;
}) {
  const { tool, label = 'Ask us to check this offer', milesPerYear, offer = false } = props;
  // The address is known in the browser only.
  const query = tool.ready ? tool.query() : new URLSearchParams();
  const known = VEHICLE.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value);
  const target = new URLSearchParams(known);
  if (milesPerYear !== null) target.set('mileage', mileageFor(milesPerYear));
  if (offer && tool.ready && Object.keys(tool.usable).length > 0) target.set(OFFER, tool.link());
  return (
    <div className="mt-4 print:hidden">
      <Button data-conversion="tool_ask" href={quoteHref(target)}>
        {label}
      </Button>
    </div>
  );
}
