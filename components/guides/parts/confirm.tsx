import { Landmark } from 'lucide';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { smartQuotes } from '@/lib/guides/smart-quotes';
import { withSmartQuotes } from './smart-quotes';

/** Ends a passage on tax, law or insurance by naming the agency to confirm it with, and linking to it. */
export function Confirm(props: { with: string; url?: string; children: ReactNode }) {
  const { url, children } = props;
  const agency = smartQuotes(props.with);
  return (
    <p className="flex gap-3 border-sand border-y py-3 text-slate text-sm print:break-inside-avoid">
      <span className="text-harbor">
        <Icon className="mt-0.5 size-5" shape={Landmark} />
      </span>
      <span>
        <strong className="text-ink">
          Confirm with {url ? <ExternalLink href={url}>{agency}</ExternalLink> : agency}.
        </strong>{' '}
        {withSmartQuotes(children)}
      </span>
    </p>
  );
}
