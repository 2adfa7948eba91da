import { Link2, Printer, RotateCcw } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CopyButton } from './copy-button';
import type { ToolOnPage } from './use-tool';

/** Prints only this element of the page (`data-print-only` in app/globals.css). */
function printOnly(element: HTMLElement): void {
  element.setAttribute('data-print-only', '');
  window.addEventListener('afterprint', () => element.removeAttribute('data-print-only'), {
    once: true,
  });
  window.print();
}

const buttonsLook = 'noscript:hidden mt-3 flex flex-wrap gap-3 print:hidden';

type Props = { tool: ToolOnPage; children: React.ReactNode };

/** @param props `children` say what the tool's calculation leaves out */
export function ToolActions({ tool, children }: Props) {
  const { reset, formRef, isReady, numbersUrl } = tool;
  const print = () => formRef.current && printOnly(formRef.current);
  return (
    <>
      <p className="mt-6 text-muted text-xs print:mt-2">{children}</p>
      {/* Its space is reserved from the start, so that nothing below it moves. */}
      <div className={`${buttonsLook} ${isReady ? '' : 'invisible'}`}>
        <p className="w-full text-muted text-xs">
          Your numbers stay in this page’s link. Nothing here asks for your name.
        </p>
        <Button onClick={reset} variant="outline">
          <Icon icon={RotateCcw} />
          Reset
        </Button>
        <CopyButton icon={Link2} label="Copy link" text={numbersUrl} />
        <Button onClick={print} variant="outline">
          <Icon icon={Printer} />
          Print
        </Button>
      </div>
    </>
  );
}
