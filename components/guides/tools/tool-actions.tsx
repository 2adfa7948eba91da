import { type IconNode, Link2, Printer, RotateCcw, Undo2 } from 'lucide';
import { useState } from 'react';
import { KnownCar } from '@/components/layout/get-quote';
import { Button } from '@/components/ui/button';
import { optionsIncluding, SelectField } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { pushEvent } from '@/lib/analytics/events';
import type { Car } from '@/lib/leasing/tools/fields';
import { applyHref } from '@/lib/quote/apply-href';
import { mileageFor } from '@/lib/quote/mileage-options';
import { OFFER, quoteHref } from '@/lib/site/routes';
import { Reserved, ToolField } from './tool-frame';
import type { AnyTool, UsedTool } from './use-tool';

type CopyProps = { label: string; icon: IconNode; text: () => string };

export function CopyButton({ label, icon, text }: CopyProps) {
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

/**
 * What can be done with the values of a tool.
 *
 * @param props `children`: what its arithmetic leaves out
 */
export function ToolActions({ tool, children }: { tool: AnyTool; children: React.ReactNode }) {
  const { ready, form, fill, undo, link, place } = tool;
  // Nothing else of the page is printed (`data-print-only` in app/globals.css).
  const print = () => {
    const element = form.current;
    if (!element) return;
    element.dataset.printOnly = 'true';
    window.addEventListener('afterprint', () => delete element.dataset.printOnly, { once: true });
    pushEvent('tool_print', { place });
    window.print();
  };
  const url = () => {
    pushEvent('tool_link', { place });
    return `${window.location.origin}${link()}`;
  };
  return (
    <>
      <p className="mt-6 text-muted text-xs print:mt-2">{children}</p>
      <Reserved
        className="mt-3 flex min-h-55 flex-wrap gap-3 2xs:min-h-40 sm:min-h-20"
        ready={ready}
      >
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
    </>
  );
}

/** Names of the vehicle in an address, as the quote form reads them. */
const VEHICLE = ['make', 'brand', 'model', 'year'];

type AskProps = { tool: AnyTool; milesPerYear: number | null; label: string; offer?: boolean };

/**
 * @returns the apply page where the car and the miles are known, else the quote form with what is
 *   known
 */
function askHref({ tool, milesPerYear, offer }: AskProps): string {
  // The address is known in the browser only.
  const query = tool.ready ? tool.query() : new URLSearchParams();
  const known = VEHICLE.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value);
  const target = new URLSearchParams(known);
  if (milesPerYear !== null) target.set('mileage', mileageFor(milesPerYear));
  if (offer && tool.ready && Object.keys(tool.usable).length > 0) target.set(OFFER, tool.link());
  const make = target.get('make') ?? target.get('brand') ?? '';
  const { model = '', mileage = '', year } = Object.fromEntries(target);
  if (!make || !model || !mileage) return quoteHref(target);
  const interestedVehicle = year && `${year} ${make} ${model}`;
  const numbers = new URLSearchParams(
    target.has(OFFER) ? { [OFFER]: target.get(OFFER) ?? '' } : {},
  );
  return `${applyHref({ make, model, mileage, interestedVehicle })}&${numbers}`.replace(/&$/, '');
}

/**
 * With the car and what the visitor gave; `milesPerYear` is null as long as it is the example's.
 */
export function AskUs(props: AskProps) {
  const { label } = props;
  return (
    <Button className="mt-4 print:hidden" data-event="tool_ask" href={askHref(props)}>
      {label}
    </Button>
  );
}

type OfferProps<State extends Car> = Pick<AskProps, 'milesPerYear'> & {
  tool: UsedTool<State>;
  makes: readonly string[];
};

/** The car that an offer is for. The models of all makes would weigh as much as the tool. */
export function AskAboutOffer<State extends Car>({ tool, makes, milesPerYear }: OfferProps<State>) {
  return (
    <>
      <Reserved
        className="mt-5 grid min-h-71 gap-5 sm:min-h-20.5 sm:grid-cols-3"
        ready={tool.ready}
      >
        <SelectField
          {...tool.field('make')}
          options={optionsIncluding(makes, tool.results.make)}
          placeholder="Any make"
        />
        <ToolField name="model" tool={tool} />
        <ToolField name="year" tool={tool} />
      </Reserved>
      <KnownCar
        make={tool.results.make}
        mileage={milesPerYear === null ? undefined : mileageFor(milesPerYear)}
        model={tool.results.model}
      />
      <AskUs label="Ask us to check this offer" milesPerYear={milesPerYear} offer tool={tool} />
    </>
  );
}
