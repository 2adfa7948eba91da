import { Download, LockKeyhole, Phone } from 'lucide';
import { ContactText, PhoneOnPhones } from '@/components/contact/contact-links';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { FormWithProof } from '@/components/lead-form/form-with-proof';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { Thanks } from '@/components/lead-form/thanks';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { Button } from '@/components/ui/button';
import { Shoreline } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { LinkedText } from '@/components/ui/text-link';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';
import { formIds } from '@/lib/lead-form/form-ids';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import { CREDIT_FORM_FILE, routes } from '@/lib/site/routes';

export function CreditPage() {
  const { heading, text, secure, paper, withoutOnlineForm, terms, thanks } = pages().creditApp;
  const { phoneHeading, phoneText, paperHeading, paperNote } = withoutOnlineForm;
  const formId = formIds().credit;
  const shown = formId
    ? { icon: LockKeyhole, notice: secure, paper }
    : {
        icon: Phone,
        notice: { heading: phoneHeading, text: phoneText },
        paper: { heading: paperHeading, note: paperNote },
      };
  const page = (
    <>
      <div className="bg-tint">
        <PageHeader
          className="mx-auto max-w-page px-gutter pb-6 sm:pb-8"
          crumbs={[{ label: 'Credit Application', href: routes.creditApp }]}
          title={heading}
        >
          <LinkedText parts={inlineLinks(text)} />
          {formId && <PhoneOnPhones />}
        </PageHeader>
        <Shoreline className="text-action/40 print:hidden" />
      </div>
      <PageFrame className="pt-8 lg:pt-12">
        <FormWithProof more={formId && <PaperForm {...shown.paper} />}>
          <Notice className="mb-6" icon={shown.icon}>
            <h2 className="font-semibold">{shown.notice.heading}</h2>
            <p className="mt-1 text-sm">
              <ContactText text={shown.notice.text} />
            </p>
          </Notice>
          {formId ? (
            <LeadForm
              formId={formId}
              height={FORM_HEIGHT.credit}
              settings={leadFormSettings()}
              title="Credit Application Form"
            />
          ) : (
            <PaperForm {...shown.paper} />
          )}
          <TextMessageConsent terms={terms} />
        </FormWithProof>
      </PageFrame>
    </>
  );
  if (!formId) return page;
  const confirmation = (
    <PageFrame className="pt-8 sm:pt-12">
      <Thanks {...thanks} />
    </PageFrame>
  );
  return (
    <div data-own-form>
      <UntilSubmitted thanks={confirmation}>{page}</UntilSubmitted>
    </div>
  );
}

function PaperForm({ heading, note }: { heading: string; note: string }) {
  return (
    <section aria-labelledby="paper-form" className="border-line-deep border-t pt-5">
      <Heading id="paper-form" size="subsection">
        {heading}
      </Heading>
      <p className="mt-2 text-muted">
        <ContactText text={pages().creditApp.paper.text} />
      </p>
      <Button className="mt-4" download href={CREDIT_FORM_FILE} variant="outline">
        <Icon shape={Download} />
        Download the form (PDF)
      </Button>
      <p className="mt-4 text-muted text-sm">{note}</p>
    </section>
  );
}
