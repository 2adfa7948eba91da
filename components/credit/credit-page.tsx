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

/** The credit application page; `children` is the form. A business without one takes applications by phone or on paper. */
export function CreditPage({ children }: { children: ReactNode }) {
  const { heading, text, secure, paper, withoutOnlineForm, terms } = pages.creditApp;
  const { phoneHeading, phoneText, paperHeading, paperNote } = withoutOnlineForm;
  return (
    <div data-own-form={children ? true : undefined}>
      <div className="bg-tint">
        <div className="mx-auto max-w-page px-gutter pt-6 pb-6 sm:pt-8 sm:pb-8">
          <Breadcrumbs crumbs={[{ label: 'Credit Application', href: routes.creditApp }]} />
          <SectionHeading className="mt-6" level={1} title={heading}>
            {text}
          </SectionHeading>
        </div>
        <Shoreline className="text-action/40 print:hidden" />
      </div>
      <div className="mx-auto grid max-w-page gap-8 px-gutter pt-8 pb-20 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-14 lg:pt-12">
        <div className="space-y-6 self-start lg:tall:sticky lg:top-24">
          <Notice icon={children ? LockKeyhole : Phone}>
            <h2 className="font-semibold">{children ? secure.heading : phoneHeading}</h2>
            <p className="mt-1 text-sm">
              <ContactText text={children ? secure.text : phoneText} />
            </p>
          </Notice>
          <section aria-labelledby="paper-form" className="border-line border-t pt-5">
            <h2 className="font-display font-semibold text-xl" id="paper-form">
              {children ? paper.heading : paperHeading}
            </h2>
            <p className="mt-2 text-muted">
              <ContactText text={paper.text} />
            </p>
            <Button className="mt-4" download href={CREDIT_FORM_FILE} variant="outline">
              <Icon shape={Download} />
              Download the form (PDF)
            </Button>
            <p className="mt-4 text-muted text-sm">{children ? paper.note : paperNote}</p>
          </section>
        </div>
        <div className="min-w-0">
          {children}
          {/* What an applicant should have read before submitting. */}
          <p className="mt-6 max-w-measure text-muted text-sm">
            <LinkedText parts={inlineLinks(`${terms} ${pages.forms.textMessages}`)} />
          </p>
        </div>
      </div>
    </div>
  );
}
