import { Disclosure, openOnLaptops } from './disclosure';

/** A section as `@stefanprobst/rehype-extract-toc` exports it from a compiled text. */
type Section = { id?: string; value: string };

const entryLook =
  'flex min-h-11 items-center py-1.5 text-muted no-underline hover:text-link hover:underline';

/** Beside the text, entries are smaller. */
const entryLookBeside = 'lg:min-h-9 lg:pl-4 lg:text-sm lg:leading-snug';

const contentsLookBeside =
  'top-28 overscroll-contain lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:tall:sticky';

/** The list is collapsed above the text on small screens, and open beside it on large ones. */
export function TableOfContents({
  sections,
  title,
}: {
  sections: readonly Section[];
  title: string;
}) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label={title} className="lg:h-full print:hidden" data-toc>
      <div className={contentsLookBeside}>
        <p className="mb-2 hidden font-semibold text-sm always-open:block">{title}</p>
        <Disclosure
          className={`border-line-deep border-b always-open:border-b-0 ${openOnLaptops}`}
          mark="chevron"
          summary={title}
          summaryClassName="hover:text-link sm:min-h-13 always-open:hidden"
        >
          <ol className="border-line max-lg:mb-3 lg:border-l">
            {sections.map(({ id, value }) => (
              <li key={id}>
                <a className={`${entryLook} ${entryLookBeside}`} href={`#${id}`}>
                  {value}
                </a>
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </nav>
  );
}
