import { CarDrawing } from '@/components/cars/car-drawing';
import { WhenWeAnswer } from '@/components/contact/filled-texts';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { NextSteps } from '@/components/lead-form/confirmation';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { leadFormProps } from '@/components/lead-form/lead-form-props';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { CarForGetQuote } from '@/components/quote/car-for-get-quote';
import { PersonToCall } from '@/components/trust/people';
import { TopReview } from '@/components/trust/reviews';
import { SampleQuote } from '@/components/trust/sample-quote';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { catalogueCar } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import type { RequestState } from '@/lib/quote/apply-state';
import { routes } from '@/lib/site/routes';
import { ApplyConfirmation } from './apply-confirmation';
import { Summary, skyBehindLook } from './summary';

/** Shown until something is selected. `children` are the forms to select it with. */
export function ApplyPickerPage({ children }: { children: React.ReactNode }) {
  const { text, pickerHeading, confirmation } = pageTexts().apply;
  return (
    <ApplyContainer>
      <FormWithPeople
        aside={<SampleQuote className="lg:mt-12" />}
        header={
          <ApplyHeader>
            {text} {pageTexts().forms.noObligation}
          </ApplyHeader>
        }
      >
        <Card as="section" className={`print:hidden ${skyBehindCardLook}`} lifted padding="large">
          <div className="mb-3 flex items-center justify-between sm:mb-5">
            <Heading className="max-sm:text-xl" size="card">
              {pickerHeading}
            </Heading>
            <CarDrawing
              className="-my-4 -mr-1 w-20 min-w-0 sm:-mr-2 sm:w-28 @max-tiny:hidden"
              src="/vehicles/compact-suv-seaglass.svg"
            />
          </div>
          {children}
        </Card>
        <div className="mt-8 space-y-8 print:hidden">
          <HowWeArePaidDisclosure />
          <NextSteps className="max-lg:hidden" steps={confirmation.steps} />
          <TopReview />
        </div>
      </FormWithPeople>
    </ApplyContainer>
  );
}

/** The sky ends behind the top of the card: on a wide screen 10 rem below, or else 2.5. */
const skyBehindCardLook = [
  skyBehindLook,
  'before:bottom-[calc(100%-2.5rem)] lg:before:bottom-[calc(100%-10rem)]',
].join(' ');

/** The form for what was selected, then the confirmation after it's submitted. */
export function ApplyFormPage(state: RequestState) {
  const { make, model } = catalogueCar(state.car);
  const isQuestion = state.kind === 'question';
  const { confirmation, question } = pageTexts().apply;
  return (
    <ApplyContainer
      data-make={make}
      data-model={model}
      data-place={isQuestion ? 'question' : undefined}
    >
      <CarForGetQuote {...state.car} />
      <UntilSubmitted
        confirmation={<ApplyConfirmation {...state} />}
        reportsCarSelected={!isQuestion}
      >
        <FormWithPeople
          aside={
            <>
              <NextSteps steps={(isQuestion ? question : confirmation).steps} />
              <HowWeArePaidDisclosure />
              <TopReview />
            </>
          }
          header={
            <ApplyHeader>
              <WhenWeAnswer />
            </ApplyHeader>
          }
        >
          <Summary {...state} />
          <section className="print:hidden">
            <Heading className="mb-2.5 max-sm:text-xl sm:mb-3" size="card">
              Complete Your Application
            </Heading>
            <LeadForm
              {...leadFormProps('apply')}
              hiddenFields={state.hiddenFields}
              subject={state.subject}
            />
          </section>
        </FormWithPeople>
      </UntilSubmitted>
    </ApplyContainer>
  );
}

/** On paper, the ways to reach us take the place of the form. */
function ApplyContainer({ children, ...attributes }: React.ComponentProps<'div'>) {
  const { phone, email } = business();
  return (
    <div className="relative isolate overflow-clip">
      <PageContainer data-without-sticky-bar {...attributes}>
        {children}
        <p className="hidden print:block">
          Call us at {phone}, or write to {email}.
        </p>
      </PageContainer>
    </div>
  );
}

/** Don't add anything to it: on a phone, the form's first field has to be in the first screen. */
function ApplyHeader({ children }: { children: React.ReactNode }) {
  return (
    <>
      <PageHeader
        className="mb-4 max-sm:pt-3 sm:mb-6"
        crumbs={[{ label: 'Apply', href: routes.apply }]}
        heading={pageTexts().apply.heading}
      >
        <span className="block text-balance max-sm:text-sm">{children}</span>
      </PageHeader>
      <PersonToCall className="mb-4 sm:mb-6 lg:hidden print:hidden" />
    </>
  );
}

function HowWeArePaidDisclosure() {
  return (
    <Disclosure
      className="border-line-deep border-y"
      mark="plus"
      summary={pageTexts().shared.payment.heading}
    >
      <p className="pt-1 pb-5 text-muted">{business().howWeArePaid}</p>
    </Disclosure>
  );
}
