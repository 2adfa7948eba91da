import { Download, LockKeyhole, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { ContactText } from '@/components/layout/contact-links';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkedText } from '@/components/ui/linked-text';
import { Notice } from '@/components/ui/notice';
import { SectionHeading } from '@/components/ui/section-heading';
import { Shoreline } from '@/components/ui/shoreline';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';
import { CREDIT_FORM_FILE } from '@/lib/site/constants';
import { routes } from '@/lib/site/routes';

/** The credit application page; `children` is the form, if there is one. */
export function CreditPage({ children }: { children: ReactNode }) {
  return (
    <div data-own-form={children ? true : undefined}>
      <div className="bg-tint">
        <div className="mx-auto max-w-page px-gutter pt-6 pb-6 sm:pt-8 sm:pb-8">
          <Breadcrumbs crumbs={[{ label: 'Credit Application', href: routes.creditApp }]} />
          <SectionHeading className="mt-6" level={1} title={pages.creditApp.heading}>
            {pages.creditApp.text}
          </SectionHeading>
        </div>
        <Shoreline className="text-action/40 print:hidden" />
      </div>
      <div className="mx-auto grid max-w-page gap-8 px-gutter pt-8 pb-20 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-14 lg:pt-12">
        <div className="space-y-6 self-start lg:tall:sticky lg:top-24">
          <FormNotice hasOnlineForm={Boolean(children)} />
          <PaperForm hasOnlineForm={Boolean(children)} />
        </div>
        <div className="min-w-0">
          {children}
          {/* What an applicant should have read before submitting. */}
          <p className="mt-6 max-w-measure text-muted text-sm">
            <LinkedText parts={inlineLinks(`${pages.creditApp.terms} ${pages.forms.textMessages}`)} />
          </p>
        </div>
      </div>
    </div>
  );
}

/** What the online form does with data, or for a business without one, whom to call. */
function FormNotice({ hasOnlineForm }: { hasOnlineForm: boolean }) {
  const { secure, withoutOnlineForm } = pages.creditApp;
  const { phoneHeading, phoneText } = withoutOnlineForm;
  return (
    <Notice icon={hasOnlineForm ? LockKeyhole : Phone}>
      <h2 className="font-semibold">{hasOnlineForm ? secure.heading : phoneHeading}</h2>
      <p className="mt-1 text-sm">
        <ContactText text={hasOnlineForm ? secure.text : phoneText} />
      </p>
    </Notice>
  );
}

/** The fillable PDF, beside the online form or instead of it. */
function PaperForm({ hasOnlineForm }: { hasOnlineForm: boolean }) {
  const { paper, withoutOnlineForm } = pages.creditApp;
  return (
    <section aria-labelledby="paper-form" className="border-line border-t pt-5">
      <h2 className="font-display font-semibold text-xl" id="paper-form">
        {hasOnlineForm ? paper.heading : withoutOnlineForm.paperHeading}
      </h2>
      <p className="mt-2 text-muted">
        <ContactText text={paper.text} />
      </p>
      <Button className="mt-4" download href={CREDIT_FORM_FILE} variant="outline">
        <Icon shape={Download} />
        Download the form (PDF)
      </Button>
      <p className="mt-4 text-muted text-sm">{hasOnlineForm ? paper.note : withoutOnlineForm.paperNote}</p>
    </section>
  );
}
