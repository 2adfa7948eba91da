import { RotateCcw, Undo2 } from 'lucide';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';

/** What can be done with the values of a tool. The buttons need scripts, so they come when the tool responds. */
export function ToolActions(props: {
  form: RefObject<HTMLFormElement | null>;
  /** The query of the present values. */
  query: () => URLSearchParams;
  reset: () => void;
  /** Takes the reset back; null when there is none. */
  undo: (() => void) | null;
}) {
  const { form, query, reset, undo } = props;
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
