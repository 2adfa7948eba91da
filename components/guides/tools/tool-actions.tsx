import { Link2, Printer, RotateCcw, Undo2 } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pushEvent } from '@/lib/analytics/events';
import { linkWith } from '@/lib/leasing/tools/tool-address';
import { reset, undone } from '@/lib/leasing/tools/tool-state';
import { CopyButton } from './copy-button';
import { Reserved } from './reserved';
import type { UsedTool } from './use-tool';

/** Prints the element and nothing else of the page (`data-print-only` in app/globals.css). */
function printOnly(element: HTMLElement): void {
  const onceOver = new AbortController();
  const { signal } = onceOver;
  const mark = () => element.setAttribute('data-print-only', '');
  const end = () => {
    element.removeAttribute('data-print-only');
    onceOver.abort();
  };
  window.addEventListener('beforeprint', mark, { signal });
  window.addEventListener('afterprint', end, { signal });
  window.print();
  // In apps whose browser can't print, neither event comes, and a later print has the whole page.
  if (!element.hasAttribute('data-print-only')) end();
}

/** One button for both, so that it keeps the focus. */
function ResetButton<State extends object>({ state, update }: UsedTool<State>) {
  const canUndo = state.beforeReset !== null;
  return (
    <Button onClick={() => update(canUndo ? undone : reset)} variant="outline">
      <Icon shape={canUndo ? Undo2 : RotateCcw} />
      <span>{canUndo ? 'Undo' : 'Reset'}</span>
    </Button>
  );
}

type Props<State extends object> = {
  used: UsedTool<State>;
  /** What its arithmetic leaves out. */
  children: React.ReactNode;
};

/** What can be done with the values of a tool. */
export function ToolActions<State extends object>({ used, children }: Props<State>) {
  const { tool, state, form, ready } = used;
  const { place } = tool;
  const print = () => {
    if (!form.current) return;
    pushEvent('tool_print', { place });
    printOnly(form.current);
  };
  const address = () => {
    pushEvent('tool_link', { place });
    const { origin, pathname } = window.location;
    return `${origin}${linkWith(tool, state.usable, pathname)}`;
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
        <ResetButton {...used} />
        <CopyButton icon={Link2} label="Copy link" text={address} />
        <Button onClick={print} variant="outline">
          <Icon shape={Printer} />
          Print
        </Button>
      </Reserved>
    </>
  );
}
