import { RotateCcw, Undo2 } from 'lucide';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { mileageFor } from '@/lib/quote/mileage';
import { quoteHref } from '@/lib/site/routes';
import type { UsedTool } from './use-tool';

/** What can be done with the values of a tool. The buttons need scripts, so they come when the tool responds. */
export function ToolActions(props: {
  tool: Pick<UsedTool<object>, 'ready' | 'form' | 'query' | 'reset' | 'undo'>;
}) {
  const { ready, form, query, reset, undo } = props.tool;
  if (!ready) return null;
  const href = () => {
    const { origin, pathname } = window.location;
    const text = query().toString();
    return `${origin}${pathname}${text && `?${text}`}#${form.current?.id}`;
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
      <CopyLink href={href} />
      <PrintButton target={form} />
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
