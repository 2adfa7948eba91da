import { Printer } from 'lucide';
import type { RefObject } from 'react';
import { Button } from './button';
import { Icon } from './icon';

/** Prints one element of the page and nothing else (`data-print-only` in app/globals.css). */
export function PrintButton({ target }: { target: RefObject<HTMLElement | null> }) {
  const print = () => {
    const element = target.current;
    if (!element) return;
    element.dataset.printOnly = '';
    window.addEventListener('afterprint', () => delete element.dataset.printOnly, { once: true });
    window.print();
  };
  return (
    <Button onClick={print} variant="outline">
      <Icon shape={Printer} />
      Print
    </Button>
  );
}
