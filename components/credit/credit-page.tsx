import { Download, LockKeyhole } from 'lucide';
import { FilledText } from '@/components/contact/filled-texts';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { Confirmation } from '@/components/lead-form/confirmation';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormProps } from '@/components/lead-form/lead-form-props';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { PersonToCall } from '@/components/trust/people';
import { TopReview } from '@/components/trust/reviews';
import { Button } from '@/components/ui/button';
import { Shoreline } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { LinkedText } from '@/components/ui/links';
import { pageTexts } from '@/lib/content/page-texts';
import { PAPER_FORM_PATH, routes } from '@/lib/site/routes';

export function CreditPage() {
  const confirmation = (
    <PageContainer className="pt-8 sm:pt-12">
      <Confirmation {...pageTexts().creditApp.confirmation} draft={{ subject: SUBJECT }} />
    </PageContainer>
  );
  return (
    <div data-without-sticky-bar>
      <UntilSubmitted confirmation={confirmation}>
        <OnlineForm />
      </UntilSubmitted>
    </div>
  );
}

const FORM_TITLE = 'Credit Application Form';

/** The subject of an email to us, for visitors who'd rather write. */
const SUBJECT = 'Credit application';

function OnlineForm() {
  const aside = (
    <>
      <Terms />
      <PaperForm />
      <TopReview />
    </>
  );
  return (
    <>
      <Banner />
      <PageContainer className="pt-5">
        <FormWithPeople aside={aside}>
          <Heading className="mb-1" size="subsection">
            {FORM_TITLE}
          </Heading>
          <LeadForm
            {...leadFormProps('credit')}
            subject={SUBJECT}
            forwardedFields="make model mileage"
            title={FORM_TITLE}
          />
        </FormWithPeople>
      </PageContainer>
    </>
  );
}

/** Don't add anything to it: on a phone, the form's first field has to be in the first screen. */
function Secure() {
  const { heading, text } = pageTexts().creditApp.secure;
  return (
    <div className="mt-2 pb-1 lg:mt-20 lg:self-start lg:rounded-lg lg:border lg:border-tint-deep lg:bg-ground lg:p-4">
      <h2 className="flex items-center gap-3 font-semibold">
        <Icon className="size-6 text-link" icon={LockKeyhole} />
        {heading}
      </h2>
      <p className="text-sm lg:mt-1">
        <FilledText text={text} />
      </p>
    </div>
  );
}

function Banner() {
  const { heading, text } = pageTexts().creditApp;
  return (
    <div className="bg-tint">
      <div className="mx-auto max-w-page gap-x-10 px-gutter lg:grid lg:grid-cols-text-card">
        <PageHeader
          className="sm:pb-4"
          crumbs={[{ label: 'Credit Application', href: routes.creditApp }]}
          heading={heading}
        >
          <p className="max-sm:text-sm">
            <LinkedText text={text} />
          </p>
          <PersonToCall className="mt-4 text-base text-ink sm:mt-6 lg:hidden print:hidden" />
        </PageHeader>
        <Secure />
      </div>
      <Shoreline className="fill-ground text-link/40 print:hidden" />
    </div>
  );
}

/** On a phone, this is below the form, so that the form's first field is in the first screen. */
function Terms() {
  return (
    <p className="max-w-measure text-muted text-sm">
      <LinkedText text={pageTexts().creditApp.terms} />
    </p>
  );
}

function PaperForm() {
  const { heading, text, note } = pageTexts().creditApp.paper;
  return (
    <section aria-labelledby="paper-form" className="border-line-deep border-t pt-5">
      <Heading id="paper-form" size="subsection">
        {heading}
      </Heading>
      <p className="mt-2 text-muted">
        <FilledText text={text} />
      </p>
      <Button className="mt-4" download href={PAPER_FORM_PATH} variant="outline">
        <Icon icon={Download} />
        Download the form (PDF)
      </Button>
      <p className="mt-4 text-muted text-sm">{note}</p>
    </section>
  );
}
