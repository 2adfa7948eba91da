import { Landmark } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { smartQuotes } from '@/lib/articles/smart-quotes';
import { withSmartQuotes } from './smart-quotes';

/** Ends a passage on tax, law or insurance by naming the agency to confirm it with. */
export function Confirm({ with: agency, children }: { with: string; children: ReactNode }) {
  return (
    <p className="flex gap-3 border-sand border-y py-3 text-slate text-sm print:break-inside-avoid">
      <span className="text-harbor">
        <Icon className="mt-0.5 size-5" shape={Landmark} />
      </span>
      <span>
        <strong className="text-ink">Confirm with {smartQuotes(agency)}.</strong> {withSmartQuotes(children)}
      </span>
    </p>
  );
}
