import { Link2, Printer, RotateCcw, Undo2 } from 'lucide';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { optionsIncluding, Select } from '@/components/ui/select';
import { pushEvent } from '@/lib/analytics/events';
import type { Car } from '@/lib/lease/offer-fields';
import { mileageFor } from '@/lib/quote/mileage';
import { OFFER } from '@/lib/site/constants';
import { quoteHref } from '@/lib/site/routes';
import type { AnyTool, UsedTool } from './use-tool';

/** Room for what comes when the tool responds, so that nothing below it moves. */
export function Reserved(props: { ready: boolean; className: string; children: ReactNode }) {
  return (
    <div className={`${props.className} noscript:hidden print:hidden`}>{props.ready && props.children}</div>
  );
}

export function CopyButton(props: {
  label: string;
  icon: ComponentProps<typeof Icon>['shape'];
  text: () => string;
}) {
  const { label, icon, text } = props;
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied('Copied');
    } catch {
      setCopied('Please copy it by hand');
    }
    setTimeout(() => setCopied(''), 4000);
  };
  return (
    <>
      <Button onClick={copy} variant="outline">
        <Icon shape={icon} />
        {copied || label}
      </Button>
      <span className="sr-only" role="status">
        {copied}
      </span>
    </>
  );
}

/** What can be done with the values of a tool. */
export function ToolActions({ tool }: { tool: AnyTool }) {
  const { ready, form, fill, undo, link, place } = tool;
  /** Prints the tool and nothing else of the page (`data-print-only` in app/globals.css). */
  const print = () => {
    const element = form.current;
    if (!element) return;
    element.dataset.printOnly = '';
    window.addEventListener('afterprint', () => delete element.dataset.printOnly, { once: true });
    pushEvent('tool_print', { place });
    window.print();
  };
  const url = () => {
    pushEvent('tool_link', { place });
    return `${window.location.origin}${link()}`;
  };
  return (
    <Reserved className="mt-3 flex min-h-55 flex-wrap gap-3 min-[22.5rem]:min-h-40 sm:min-h-20" ready={ready}>
      <p className="w-full text-muted text-xs">
        Nothing you type leaves your browser unless you share the link or ask us.
      </p>
      <Button onClick={undo ?? (() => fill({}))} variant="outline">
        <Icon shape={undo ? Undo2 : RotateCcw} />
        {undo ? 'Undo' : 'Reset'}
      </Button>
      <CopyButton icon={Link2} label="Copy link" text={url} />
      <Button onClick={print} variant="outline">
        <Icon shape={Printer} />
        Print
      </Button>
    </Reserved>
  );
}

/** Names of the vehicle in an address, as the quote form reads them. */
const VEHICLE = ['make', 'brand', 'model', 'year'];

type AskProps = { tool: AnyTool; milesPerYear: number | null; label: string; offer?: boolean };

/**
 * The link to the quote form, with the vehicle that the address names and what the visitor gave, as far as it can be used.
 *
 * @param props `milesPerYear`: null as long as it's the example's; `offer`: whether the tool's numbers go along
 */
export function AskUs({ tool, milesPerYear, label, offer }: AskProps) {
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

/**
 * The car that an offer is for, which goes along to the quote form. The makes are the catalogue's; the models of all of
 * them would weigh as much as the tool.
 */
export function AskAboutOffer<State extends Car>(props: {
  tool: UsedTool<State>;
  makes: readonly string[];
  milesPerYear: number | null;
}) {
  const { tool, makes, milesPerYear } = props;
  return (
    <>
      <Reserved className="mt-5 grid min-h-46 gap-5 sm:min-h-20.5 sm:grid-cols-2" ready={tool.ready}>
        <Select
          {...tool.choice('make')}
          options={optionsIncluding(makes, tool.results.make)}
          placeholder="Any make"
        />
        <TextField {...tool.field('model')} />
      </Reserved>
      <AskUs label="Ask us to check this offer" milesPerYear={milesPerYear} offer tool={tool} />
    </>
  );
}
