import { Download, LockKeyhole, Phone } from 'lucide';
import { ContactText } from '@/components/business/contact-links';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { Thanks } from '@/components/lead-form/thanks';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Shoreline } from '@/components/ui/shoreline';
import { Steps } from '@/components/ui/steps';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import { CREDIT_FORM_FILE, routes } from '@/lib/site/routes';

/** The credit application: a form, or by phone and on paper where the business has none. */
export function CreditPage() {
  const { heading, text, secure, paper, withoutOnlineForm, terms } = pages().creditApp;
  const { phoneHeading, phoneText, paperHeading, paperNote } = withoutOnlineForm;
  const formId = business().leadForms.credit;
  const shown = formId
    ? { icon: LockKeyhole, notice: secure, paper }
    : {
        icon: Phone,
        notice: { heading: phoneHeading, text: phoneText },
        paper: { heading: paperHeading, note: paperNote },
      };
  return (
    <div data-own-form={formId ? true : undefined}>
      <div className="bg-tint">
        <PageHeader
          className="mx-auto max-w-page px-gutter pb-6 sm:pb-8"
          crumbs={[{ label: 'Credit Application', href: routes.creditApp }]}
          title={heading}
        >
          {text}
        </PageHeader>
        <Shoreline className="text-action/40 print:hidden" />
      </div>
      <PageFrame className="grid gap-8 pt-8 lg:grid-cols-aside lg:gap-14 lg:pt-12">
        <div className="space-y-6 self-start lg:tall:sticky lg:top-24">
          <Notice icon={shown.icon}>
            <h2 className="font-semibold">{shown.notice.heading}</h2>
            <p className="mt-1 text-sm">
              <ContactText text={shown.notice.text} />
            </p>
          </Notice>
          <section aria-labelledby="paper-form" className="border-line border-t pt-5">
            <Heading id="paper-form" size="subsection">
              {shown.paper.heading}
            </Heading>
            <p className="mt-2 text-muted">
              <ContactText text={paper.text} />
            </p>
            <Button className="mt-4" download href={CREDIT_FORM_FILE} variant="outline">
              <Icon shape={Download} />
              Download the form (PDF)
            </Button>
            <p className="mt-4 text-muted text-sm">{shown.paper.note}</p>
          </section>
        </div>
        <div className="min-w-0">
          {formId && (
            <UntilSubmitted thanks={<NextSteps />}>
              <LeadForm
                formId={formId}
                height={FORM_HEIGHT.credit}
                settings={leadFormSettings()}
                title="Credit Application Form"
              />
            </UntilSubmitted>
          )}
          <TextMessageConsent terms={terms} />
        </div>
      </PageFrame>
    </div>
  );
}

function NextSteps() {
  const { heading, stepsHeading, steps, question } = pages().creditApp.thanks;
  return (
    <Card as="section" lifted padding="roomy">
      <Thanks heading={heading}>
        <p className="mt-6 font-semibold">{stepsHeading}</p>
        <Steps className="mt-3 max-w-measure" items={steps} />
        <p className="mt-6 text-muted">
          <ContactText text={question} />
        </p>
        <Button className="mt-6" href={routes.inventory} variant="outline">
          See the inventory
        </Button>
      </Thanks>
    </Card>
  );
}
