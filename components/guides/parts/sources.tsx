import { Landmark } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Anchor } from '@/components/ui/text-link';
import type { PartProps } from '@/lib/content/schemas/parts';

/** Ends a passage on tax, law, or insurance with a link to the agency that can confirm it. */
export function Confirm({
  with: agency,
  url,
  children,
}: PartProps<'Confirm'> & { children: React.ReactNode }) {
  return (
    <p className="flex gap-3 border-line border-y py-3 text-muted text-sm print:break-inside-avoid">
      <span className="text-link">
        <Icon className="mt-0.5 size-5" icon={Landmark} />
      </span>
      <span>
        <strong className="text-ink">
          Confirm with {url ? <Anchor href={url}>{agency}</Anchor> : agency}.
        </strong>{' '}
        {children}
      </span>
    </p>
  );
}

/** The last part of a guide: links to the agencies and laws that its facts come from. */
export function Sources({ children }: { children: React.ReactNode }) {
  return (
    <section aria-labelledby="sources" className="mt-12! border-line border-t pt-6 text-base">
      <h2 className="mt-0! text-xl!" id="sources">
        Sources
      </h2>
      {/* A link within a line of text would be too small a target next to the sticky bar. */}
      <div className="mt-3 [&_a]:py-1">{children}</div>
    </section>
  );
}
