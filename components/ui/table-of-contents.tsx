import { Disclosure } from './disclosure';

/** A section as `@stefanprobst/rehype-extract-toc` exports it from a compiled text. */
type Section = { id?: string; value: string };

const entry =
  'flex min-h-11 items-center py-1.5 text-muted no-underline hover:text-link hover:underline';

/** Beside the text, entries are smaller and have a line along their left side. */
const entryBeside =
  'lg:-ml-px lg:min-h-9 lg:border-transparent lg:border-l-2 lg:pl-4 lg:text-sm lg:leading-snug';

const currentEntry = 'lg:current:border-link lg:current:font-semibold lg:current:text-ink';

/**
 * Rendered twice: collapsed above the text on small screens, and beside it on large ones, because a
 * media query can't open a `<details>`.
 */
export function TableOfContents({
  sections,
  title,
}: {
  sections: readonly Section[];
  title: string;
}) {
  if (sections.length === 0) return null;
  const list = (
    <ol className="border-line [scroll-target-group:auto] lg:border-l">
      {sections.map(({ id, value }) => (
        <li key={id}>
          <a className={`${entry} ${entryBeside} ${currentEntry}`} href={`#${id}`}>
            {value}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={title} className="lg:h-full print:hidden" data-toc>
      <Disclosure
        className="border-line-deep border-y lg:hidden"
        mark="chevron"
        summary={title}
        summaryClassName="hover:text-link sm:min-h-13"
      >
        <div className="pb-3">{list}</div>
      </Disclosure>
      <div className="top-28 hidden max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain lg:tall:sticky lg:block">
        <p className="mb-2 font-semibold text-sm">{title}</p>
        {list}
      </div>
    </nav>
  );
}
