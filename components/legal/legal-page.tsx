import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Prose } from '@/components/ui/prose';
import { TableOfContents } from '@/components/ui/table-of-contents';
import type { LegalText } from '@/lib/content/legal-text';
import { dateLabel } from '@/lib/format/format';
import { routes } from '@/lib/site/routes';
import { legalComponents } from './legal-components';
import { LegalFooter } from './legal-footer';

/** One legal page (docs/product.md#legal-pages). */
export function LegalPage({ text, texts }: { text: LegalText; texts: readonly LegalText[] }) {
  const { title, path, date, contents, Body } = text;
  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-20 sm:pt-8 print:max-w-[84rem] print:py-0">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: routes.home },
          { label: title, href: path },
        ]}
      />
      <div className="mt-6 border-sand border-b pb-8 sm:mt-8 sm:pb-10 print:mt-4 print:pb-3">
        <h1 className="font-display font-semibold text-4xl">{title}</h1>
        <p className="mt-3 text-slate">
          {text.dateLabel} <time dateTime={date}>{dateLabel(date)}</time>
        </p>
      </div>
      <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-x-20 print:mt-4 print:block">
        <TableOfContents items={contents} title="On this page" variant="card" />
        <div className="max-lg:mt-8">
          <Prose>
            <Body components={legalComponents(text, texts)} />
          </Prose>
          <LegalFooter path={path} />
        </div>
      </div>
    </div>
  );
}
