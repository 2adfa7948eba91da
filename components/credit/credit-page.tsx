import { LockKeyhole, Phone } from 'lucide';
import { ContactText, PhoneOnPhones } from '@/components/contact/contact-links';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { FormWithProof } from '@/components/lead-form/form-with-proof';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { Thanks } from '@/components/lead-form/thanks';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { Shoreline } from '@/components/ui/drawing';
import { Notice } from '@/components/ui/notice';
import { LinkedText } from '@/components/ui/text-link';
import { inlineLinks } from '@/lib/content/links';
import { pages } from '@/lib/content/pages';
import { formIds } from '@/lib/lead-form/form-ids';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import { routes } from '@/lib/site/routes';
import { PaperForm } from './paper-form';

/** The form, or for a business without an online one the phone and the paper form. */
export function CreditPage() {
  const formId = formIds().credit;
  if (!formId) return <ByPhoneOrOnPaper />;
  const thanks = (
    <PageFrame className="pt-8 sm:pt-12">
      <Thanks {...pages().creditApp.thanks} />
    </PageFrame>
  );
  return (
    <div data-own-form>
      <UntilSubmitted thanks={thanks}>
        <OnlineForm formId={formId} />
      </UntilSubmitted>
    </div>
  );
}

function OnlineForm({ formId }: { formId: string }) {
  const { secure, paper } = pages().creditApp;
  return (
    <>
      <Banner>
        <PhoneOnPhones />
      </Banner>
      <PageFrame className="pt-6 lg:pt-8">
        <FormWithProof before={<BeforeForm {...secure} />} more={<PaperForm {...paper} />}>
          <TextMessageConsent />
          <LeadForm
            formId={formId}
            height={FORM_HEIGHT.credit}
            settings={leadFormSettings()}
            takes="make model mileage"
            title="Credit Application Form"
          />
        </FormWithProof>
      </PageFrame>
    </>
  );
}

function BeforeForm({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <Notice className="mb-4" icon={LockKeyhole}>
        <h2 className="font-semibold">{heading}</h2>
        <p className="mt-1 text-sm">
          <ContactText text={text} />
        </p>
      </Notice>
      <Terms />
    </>
  );
}

function ByPhoneOrOnPaper() {
  const { phoneHeading, phoneText, paperHeading, paperNote } = pages().creditApp.withoutOnlineForm;
  return (
    <>
      <Banner />
      <PageFrame className="pt-8 lg:pt-12">
        <FormWithProof>
          <Notice className="mb-6" icon={Phone}>
            <h2 className="font-semibold">{phoneHeading}</h2>
            <p className="mt-1 text-sm">
              <ContactText text={phoneText} />
            </p>
          </Notice>
          <Terms />
          <div className="h-6" />
          <PaperForm heading={paperHeading} note={paperNote} />
        </FormWithProof>
      </PageFrame>
    </>
  );
}

function Banner({ children }: { children?: React.ReactNode }) {
  const { heading, text } = pages().creditApp;
  return (
    <div className="bg-tint">
      <PageHeader
        className="mx-auto max-w-page px-gutter pb-6 sm:pb-8"
        crumbs={[{ label: 'Credit Application', href: routes.creditApp }]}
        title={heading}
      >
        <LinkedText parts={inlineLinks(text)} />
        {children}
      </PageHeader>
      <Shoreline className="text-action/40 print:hidden" />
    </div>
  );
}

/** Before the form: who sends it should have read them. */
function Terms() {
  return (
    <p className="max-w-measure text-muted text-sm">
      <LinkedText parts={inlineLinks(pages().creditApp.terms)} />
    </p>
  );
}
