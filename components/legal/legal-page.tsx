import { ContactText } from '@/components/layout/contact-links';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { TableOfContents } from '@/components/ui/table-of-contents';
import type { LegalText } from '@/lib/content/legal-texts';
import { pages } from '@/lib/content/pages';
import { dateLabel } from '@/lib/format/format';
import { legalNavigation } from '@/lib/site/navigation';
import { legalComponents } from './legal-components';

export function LegalPage({ text }: { text: LegalText }) {
  const { title, path, date, contents, Body } = text;
  const others = legalNavigation.filter((item) => item.href !== path);
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-20 sm:pt-8 print:max-w-[84rem] print:py-0">
      <Breadcrumbs crumbs={[{ label: title, href: path }]} />
      <div className="mt-6 border-line border-b pb-8 sm:mt-8 sm:pb-10 print:mt-4 print:pb-3">
        <h1 className="font-display font-semibold text-4xl">{title}</h1>
        <p className="mt-3 text-muted">
          {text.dateLabel} <time dateTime={date}>{dateLabel(date)}</time>
        </p>
      </div>
      <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-x-20 print:mt-4 print:block">
        <TableOfContents items={contents} title="On this page" variant="card" />
        <div className="max-lg:mt-8">
          <div className="prose">
            <Body components={legalComponents} />
          </div>
          <aside
            aria-label="Questions"
            className="mt-14 max-w-measure border-line border-t pt-6 print:hidden"
          >
            <p className="text-lg">
              <ContactText text={pages.legal.question} />
            </p>
            <ul className="mt-4 flex flex-wrap gap-x-8">
              {others.map((item) => (
                <li key={item.href}>
                  <a
                    className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
                    href={item.href}
                  >
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </div>
    </div>
  );
}
