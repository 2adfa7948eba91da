import { MobilePhoneLink } from '@/components/contact/contact-links';
import { QuoteCarFields } from '@/components/layout/get-quote-link';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { UntilSubmitted } from '@/components/lead-form/until-submitted.island';
import { FormPromise } from '@/components/trust/form-promise';
import { SampleQuote } from '@/components/trust/sample-quote';
import { Disclosure } from '@/components/ui/disclosure';
import type { EventName, Place } from '@/lib/analytics/events';
import { knownVehicle } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { about, pages } from '@/lib/content/pages';
import type { ApplyState, LeadKind, SelectedState } from '@/lib/quote/apply-state';
import { routes } from '@/lib/site/routes';
import { Application } from './application';
import { Confirmation } from './confirmation';
import { FormCard } from './form-card';

type Props = {
  state: ApplyState;
  /** The picker, until something is selected. */
  children?: React.ReactNode;
};

/** The picker, then the form for what was selected, and after its submission what happens next. */
export function ApplyPage({ state, children }: Props) {
  if (state.name === 'selected') return <SelectedPage {...state} />;
  const { text, pickerHeading } = pages().apply;
  return (
    <PageFrame data-own-form>
      <BesideProof
        header={
          <PageHeader className="mb-4 sm:mb-8" crumbs={crumbs} title={pages().apply.heading}>
            {text} {pages().forms.promise}
            <MobilePhoneLink />
          </PageHeader>
        }
        sample
      >
        <FormCard heading={pickerHeading}>{children}</FormCard>
      </BesideProof>
      <WaysInPrint />
    </PageFrame>
  );
}

const crumbs = [{ label: 'Apply', href: routes.apply }];

/** On a phone, the form's first field is in the first screen: nothing may be added above it. */
function SelectedPage(state: SelectedState) {
  const { make, model } = knownVehicle(state.vehicle);
  return (
    <PageFrame
      data-make={make}
      data-model={model}
      data-own-form
      data-place={placeOf[state.leadKind]}
    >
      <QuoteCarFields {...state.quoteCar} />
      <UntilSubmitted
        eventWhenOpened={eventOf[state.leadKind]}
        thanks={<Confirmation {...state} />}
      >
        <BesideProof
          header={
            <PageHeader className="mb-3 sm:mb-5" crumbs={crumbs} title={pages().apply.heading}>
              <FormPromise />
            </PageHeader>
          }
        >
          <Application {...state} />
        </BesideProof>
      </UntilSubmitted>
      <WaysInPrint />
    </PageFrame>
  );
}

/** What events call the page: with a question it isn't an application for a car. */
const placeOf: Record<LeadKind, Place | undefined> = {
  car: undefined,
  need: 'need',
  credit: 'credit',
  offer: 'offer',
  offers: 'offer',
  lease: 'lease_end',
};

const eventOf: Record<LeadKind, EventName> = {
  car: 'vehicle_selected',
  need: 'need_selected',
  credit: 'question_opened',
  offer: 'question_opened',
  offers: 'question_opened',
  lease: 'question_opened',
};

/**
 * A form, and beside it how the business is paid, and until a car is chosen what a quote looks
 * like.
 */
function BesideProof(props: {
  header: React.ReactNode;
  sample?: boolean;
  children: React.ReactNode;
}) {
  const { header, sample = false, children } = props;
  const payment = (
    <Disclosure className="border-line-deep border-y" mark="plus" summary={about().paymentHeading}>
      <p className="pt-1 pb-5 text-muted">{business().howWeArePaid}</p>
    </Disclosure>
  );
  const places = sample ? { aside: <SampleQuote />, below: payment } : { aside: payment };
  return (
    <FormWithPeople header={header} {...places}>
      {children}
    </FormWithPeople>
  );
}

/** A form can't be printed. */
function WaysInPrint() {
  const { phone, email } = business();
  return (
    <p className="hidden print:block">
      Call us at {phone}, or write to {email}.
    </p>
  );
}
