import { GetQuoteFields } from '@/components/layout/get-quote-target';
import { PageContainer, PageHeader } from '@/components/layout/page-container';
import { NextSteps } from '@/components/lead-form/confirmation';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { FormPromise } from '@/components/trust/form-promise';
import { ContactPerson, ContactPortrait } from '@/components/trust/person';
import { SampleQuote } from '@/components/trust/sample-quote';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { CarDrawing, HarborStrip } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';
import { catalogueCar } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { about, pages } from '@/lib/content/pages';
import { keepTogether } from '@/lib/format/words';
import type { ApplyState, SelectedState } from '@/lib/quote/apply-state';
import { routes } from '@/lib/site/routes';
import { Application } from './application';
import { ApplyConfirmation } from './apply-confirmation';

type Props = {
  state: ApplyState;
  /** The picker. It's shown until something is selected. */
  children?: React.ReactNode;
};

/** The picker, then the form for what was selected, then the confirmation after it's submitted. */
export function ApplyPage({ state, children }: Props) {
  if (state.name === 'selected') return <SelectedPage {...state} />;
  const { text, pickerHeading } = pages().apply;
  return (
    <PageContainer data-without-bar>
      <FormWithPeople
        aside={<SampleQuote />}
        below={<Payment />}
        header={
          <>
            <PageHeader className="mb-4 sm:mb-8" crumbs={crumbs} title={<Title />}>
              <span className="max-sm:text-sm">
                {text} {pages().forms.promise}
              </span>
              <ContactPerson
                callable="now"
                className="mt-2.5 text-base text-ink lg:hidden print:hidden"
                size="large"
              />
            </PageHeader>
            <HarborStrip className="mb-8 hidden rounded-lg sm:max-lg:block" />
          </>
        }
      >
        <Card as="section" className="print:hidden" lifted padding="form">
          <div className="mb-3 flex items-center justify-between sm:mb-5">
            <Heading className="max-sm:text-lg" size="card">
              {pickerHeading}
            </Heading>
            <CarDrawing
              className="-my-5 w-32 @max-tiny:hidden"
              src="/vehicles/compact-suv-seaglass.svg"
            />
          </div>
          {children}
        </Card>
      </FormWithPeople>
      <WaysInPrint />
    </PageContainer>
  );
}

const crumbs = [{ label: 'Apply', href: routes.apply }];

/** Don't add anything above the form: on a phone, its first field has to be in the first screen. */
function SelectedPage(state: SelectedState) {
  const { make, model } = catalogueCar(state.car);
  const isQuestion = state.topic === 'question';
  const { confirmation, question } = pages().apply;
  return (
    <PageContainer
      data-make={make}
      data-model={model}
      data-without-bar
      data-place={isQuestion ? 'question' : undefined}
    >
      <GetQuoteFields {...state.car} />
      <UntilSubmitted countsSelection={!isQuestion} confirmation={<ApplyConfirmation {...state} />}>
        <FormWithPeople
          aside={
            <>
              <div className="max-lg:hidden">
                <NextSteps steps={(isQuestion ? question : confirmation).steps} />
              </div>
              <Payment />
            </>
          }
          header={
            <PageHeader className="mb-2.5 max-sm:pt-3 sm:mb-5" crumbs={crumbs} title={<Title />}>
              {/* Beside the form, the person's block has the portrait. On a phone, the portrait of
                  a page with a car is in the car's picture. */}
              <div className="flex items-center gap-4 max-sm:text-sm sm:max-lg:mt-3">
                <ContactPortrait
                  className={`${state.image ? 'max-sm:hidden' : 'size-18'} sm:size-24 lg:hidden`}
                />
                <div>
                  <FormPromise />
                </div>
              </div>
            </PageHeader>
          }
        >
          <Application {...state} />
        </FormWithPeople>
      </UntilSubmitted>
      <WaysInPrint />
    </PageContainer>
  );
}

/** On a tablet in landscape, the column has room for one line of it only in the smaller size. */
function Title() {
  return <span className="block lg:max-xl:text-3xl">{keepTogether(pages().apply.heading)}</span>;
}

function Payment() {
  return (
    <Disclosure className="border-line-deep border-y" mark="plus" summary={about().paymentHeading}>
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
