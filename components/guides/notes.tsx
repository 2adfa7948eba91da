import { Landmark } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Anchor } from '@/components/ui/links';
import type { TagProps } from '@/lib/content/schemas/tags';
import { longDate } from '@/lib/format/dates';

export function WhatChanged({ date, children }: React.PropsWithChildren<TagProps<'WhatChanged'>>) {
  return (
    <div
      aria-label="What has changed"
      className="border-line border-y py-3 text-base print:break-inside-avoid"
      role="note"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm">
        <strong className="font-semibold">What has changed</strong>
        <time className="text-muted" dateTime={date}>
          {longDate(date)}
        </time>
      </p>
      <div className="mt-1 space-y-3 text-muted">{children}</div>
    </div>
  );
}

const keyFactsLook = [
  'my-4 rounded-lg border border-tint-deep bg-tint px-4 py-1.5 sm:my-8 sm:px-6 sm:py-4',
  'max-sm:text-sm max-sm:leading-5.5 sm:text-base print:text-sm',
  'print:my-6 print:break-inside-avoid print:border-ink print:bg-transparent',
  '[&_li+li]:mt-0 [&_li+li]:border-tint-deep [&_li+li]:border-t',
  '[&_li]:py-1 sm:[&_li]:py-2.5 [&_ul]:list-none [&_ul]:pl-0',
].join(' ');

/**
 * The answer in a few lines, placed after the first paragraph: a phone's first screen has room for
 * both. `note` says where its numbers come from.
 */
export function KeyFacts(props: React.PropsWithChildren<TagProps<'KeyFacts'>>) {
  return (
    <div aria-label="Key facts" className={keyFactsLook} role="note">
      {props.children}
      {props.note && <p className="mt-1 mb-1 text-muted text-xs">{props.note}</p>}
    </div>
  );
}

/** Ends a passage on tax, law, or insurance with a link to the agency that can confirm it. */
export function Confirm({
  with: agency,
  url,
  children,
}: React.PropsWithChildren<TagProps<'Confirm'>>) {
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
export function Sources({ children }: React.PropsWithChildren) {
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
