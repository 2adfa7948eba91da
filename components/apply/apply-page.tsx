import { CarPicture } from '@/components/cars/car-picture';
import { GetQuoteFields } from '@/components/layout/get-quote-form';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { NextSteps } from '@/components/lead-form/confirmation';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { FormPromise } from '@/components/trust/form-promise';
import { PersonToCall } from '@/components/trust/people';
import { SampleQuote } from '@/components/trust/sample-quote';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { HarborStrip } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { catalogueCar } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { keepTogether } from '@/lib/format/words';
import type { ApplyState, SelectedState } from '@/lib/quote/apply-state';
import { routes } from '@/lib/site/routes';
import { Application, skyBehind } from './application';
import { ApplyConfirmation } from './apply-confirmation';

type Props = {
  state: ApplyState;
  /** The picker. It's shown until something is selected. */
  children?: React.ReactNode;
};

/** The picker, then the form for what was selected, then the confirmation after it's submitted. */
export function ApplyPage({ state, children }: Props) {
  if (state.step === 'selected') return <SelectedPage {...state} />;
  const { text, pickerHeading } = pageTexts().apply;
  return (
    <div className="relative isolate overflow-clip">
      <PageContainer data-without-bar>
        <FormWithPeople
          aside={<SampleQuote className="lg:mt-12" />}
          below={
            <>
              <Payment />
              <div className="max-lg:hidden">
                <NextSteps steps={pageTexts().apply.confirmation.steps} />
              </div>
            </>
          }
          header={
            <>
              <Top>
                {text} {pageTexts().forms.promise}
              </Top>
              <div className="mb-4 grid items-center gap-6 sm:mb-6 sm:grid-cols-intro lg:hidden print:hidden">
                <PersonToCall />
                <HarborStrip className="rounded-lg max-sm:hidden" />
              </div>
            </>
          }
        >
          <Card
            as="section"
            className={`print:hidden ${skyBehind} before:bottom-[calc(100%-2.5rem)] lg:before:bottom-[calc(100%-10rem)]`}
            lifted
            padding="large"
          >
            <div className="mb-3 flex items-center justify-between sm:mb-5">
              <Heading className="max-sm:text-xl" size="card">
                {pickerHeading}
              </Heading>
              <CarPicture
                className="-my-4 -mr-2 w-24 min-w-0 sm:-mr-3 sm:w-32 @max-tiny:hidden"
                src="/art/cars/compact-suv-seaglass.svg"
              />
            </div>
            {children}
          </Card>
        </FormWithPeople>
        <WaysInPrint />
      </PageContainer>
    </div>
  );
}

const crumbs = [{ label: 'Apply', href: routes.apply }];

/** Don't add anything above the form: on a phone, its first field has to be in the first screen. */
function SelectedPage(state: SelectedState) {
  const { make, model } = catalogueCar(state.car);
  const isQuestion = state.topic === 'question';
  const { confirmation, question } = pageTexts().apply;
  return (
    <div className="relative isolate overflow-clip">
      <PageContainer
        data-make={make}
        data-model={model}
        data-without-bar
        data-place={isQuestion ? 'question' : undefined}
      >
        <GetQuoteFields {...state.car} />
        <UntilSubmitted
          countsSelection={!isQuestion}
          confirmation={<ApplyConfirmation {...state} />}
        >
          <FormWithPeople
            aside={
              <>
                <div>
                  <NextSteps steps={(isQuestion ? question : confirmation).steps} />
                </div>
                <Payment />
              </>
            }
            header={
              <>
                <Top>
                  <FormPromise />
                </Top>
                <PersonToCall className="mb-4 sm:mb-6 lg:hidden print:hidden" />
              </>
            }
            hasPicture={state.image !== null}
          >
            <Application {...state} />
          </FormWithPeople>
        </UntilSubmitted>
        <WaysInPrint />
      </PageContainer>
    </div>
  );
}

function Top({ children }: { children: React.ReactNode }) {
  return (
    <PageHeader className="mb-4 max-sm:pt-3 sm:mb-6" crumbs={crumbs} title={<Title />}>
      <span className="block text-balance max-sm:text-sm">{children}</span>
    </PageHeader>
  );
}

/** On a tablet in landscape, the column has room for one line of it only in the smaller size. */
function Title() {
  return (
    <span className="block lg:max-xl:text-3xl">{keepTogether(pageTexts().apply.heading)}</span>
  );
}

function Payment() {
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

function WaysInPrint() {
  const { phone, email } = business();
  return (
    <p className="hidden print:block">
      Call us at {phone}, or write to {email}.
    </p>
  );
}
