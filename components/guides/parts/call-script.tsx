import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { smartQuotes } from '@/lib/guides/smart-quotes';
import { elementId } from './element-id';
import { withSmartQuotes } from './smart-quotes';

/** What to say on the phone, word for word. */
export function CallScript({ title, children }: { title: string; children: ReactNode }) {
  const id = elementId('script', title);
  return (
    <figure
      aria-labelledby={id}
      className="my-10 rounded-lg border border-glass-deep bg-glass px-5 pt-5 pb-6 text-base sm:px-8 sm:pt-7 sm:pb-7 print:my-6 print:break-inside-avoid print:text-sm print:border-ink print:bg-transparent print:px-6"
    >
      <figcaption className="flex items-center gap-3 font-display font-semibold text-xl">
        <span className="text-harbor">
          <Icon className="size-5" shape={Phone} />
        </span>
        <span id={id}>{smartQuotes(title)}</span>
      </figcaption>
      <div className="mt-3 space-y-4">{withSmartQuotes(children)}</div>
    </figure>
  );
}
