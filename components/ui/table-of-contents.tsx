import { Disclosure } from './disclosure';

/** The sections as `@stefanprobst/rehype-extract-toc` exports them from a compiled text. */
type Sections = readonly { id?: string; value: string }[];

/** It scrolls by itself if it's longer than the screen. */
const besideTextLook = [
  'top-28 max-lg:hidden lg:tall:sticky',
  'overscroll-contain lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto',
].join(' ');

const entryLook = [
  'flex min-h-11 items-center py-1.5',
  'text-muted no-underline hover:text-link hover:underline',
].join(' ');

/** A line above the text that opens the list on small screens, and the list itself on large ones. */
export function TableOfContents({ sections, heading }: { sections: Sections; heading: string }) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label={heading} className="lg:h-full print:hidden" data-toc>
      <Disclosure
        className="border-line-deep border-b lg:hidden"
        mark="chevron"
        summary={heading}
        summaryClassName="hover:text-link sm:min-h-13"
      >
        <Entries className="mb-3" sections={sections} />
      </Disclosure>
      <div className={besideTextLook}>
        <p className="mb-2 font-semibold text-sm">{heading}</p>
        <Entries
          className="border-line border-l text-sm leading-snug *:pl-4 pointer-fine:[&_a]:min-h-9"
          sections={sections}
        />
      </div>
    </nav>
  );
}

function Entries({ sections, className }: { sections: Sections; className: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, value }) => (
        <li key={id}>
          <a className={entryLook} href={`#${id}`}>
            {value}
          </a>
        </li>
      ))}
    </ol>
  );
}
