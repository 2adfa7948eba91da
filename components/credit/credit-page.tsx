import { LockKeyhole, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { ContactText } from '@/components/layout/contact-links';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Notice } from '@/components/ui/notice';
import { SectionHeading } from '@/components/ui/section-heading';
import { Shoreline } from '@/components/ui/shoreline';
import { pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';
import { CreditTerms } from './credit-terms';
import { PaperForm } from './paper-form';

/** The credit application page (docs/product.md#credit-application); `children` is the form, if there is one. */
export function CreditPage({ children }: { children: ReactNode }) {
  return (
    <div data-own-form={children ? true : undefined}>
      <div className="bg-glass">
        <div className="mx-auto max-w-page px-gutter pt-6 pb-6 sm:pt-8 sm:pb-8">
          <Breadcrumbs crumbs={[{ label: 'Credit Application', href: routes.creditApp }]} />
          <SectionHeading className="mt-6" level={1} title="Credit Application">
            {pages.creditApp.text}
          </SectionHeading>
        </div>
        <Shoreline className="text-harbor/40 print:hidden" />
      </div>
      <div className="mx-auto grid max-w-page gap-8 px-gutter pt-8 pb-20 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-14 lg:pt-12">
        <div className="space-y-6 self-start lg:tall:sticky lg:top-24">
          {children ? <SecureNotice /> : <PhoneNotice />}
          <PaperForm hasOnlineForm={Boolean(children)} />
        </div>
        <div className="min-w-0">
          {children}
          <CreditTerms />
        </div>
      </div>
    </div>
  );
}

function SecureNotice() {
  const { heading, text } = pages.creditApp.secure;
  return (
    <Notice icon={LockKeyhole}>
      <h2 className="font-semibold">{heading}</h2>
      <p className="mt-1 text-sm">{text}</p>
    </Notice>
  );
}

/** For a business without an online credit application. */
function PhoneNotice() {
  const { phoneHeading, phoneText } = pages.creditApp.withoutOnlineForm;
  return (
    <Notice icon={Phone}>
      <h2 className="font-semibold">{phoneHeading}</h2>
      <p className="mt-1 text-sm">
        <ContactText text={phoneText} />
      </p>
    </Notice>
  );
}
