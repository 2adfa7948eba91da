import { Confirmation } from '@/components/lead-form/confirmation';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pageTexts } from '@/lib/content/page-texts';
import { withQuery } from '@/lib/format/with-query';
import type { SelectedState } from '@/lib/quote/apply-state';
import { DEFAULT_MILEAGE, mileageLabel } from '@/lib/quote/mileage-options';
import { routes } from '@/lib/site/routes';

export function ApplyConfirmation(state: SelectedState) {
  const { topic, image, car, hiddenFields, subject } = state;
  const { confirmation, question } = pageTexts().apply;
  const { response } = pageTexts().forms.confirmation;
  const isCar = topic === 'car';
  return (
    <div className="pt-8 sm:pt-12">
      <Confirmation
        {...confirmation}
        draft={{ hiddenFields, subject }}
        response={response}
        sent={{ text: sentOf(state), image }}
        steps={isCar ? confirmation.steps : question.steps}
      >
        {isCar && (
          <span className="w-full pb-1">
            <Button className="max-sm:w-full" href={creditHref(car)} rel="nofollow" variant="ink">
              Go on to the credit application
            </Button>
          </span>
        )}
        <TextLink href={routes.apply} variant="alone">
          {isCar ? 'Ask about another car' : 'Choose a car'}
        </TextLink>
      </Confirmation>
    </div>
  );
}

/** For example, "You asked about an SUV, at 12,000 miles a year." */
function sentOf({ topic, phrase, car }: SelectedState): string {
  if (!phrase) return 'You asked a question.';
  const verb = topic === 'car' ? 'applied for' : 'asked about';
  const miles = car.mileage && `, at ${mileageLabel(car.mileage)} miles a year`;
  const sent = `You ${verb} ${phrase}${miles}.`;
  // Inventory cards always pass these miles, so the visitor may not have chosen them.
  const mayBeDefault = topic === 'car' && car.mileage === DEFAULT_MILEAGE;
  return mayBeDefault ? `${sent} ${pageTexts().apply.otherMiles}` : sent;
}

/** The credit application takes the car from the link: nobody has to name it again. */
function creditHref({ make, model, mileage }: SelectedState['car']): string {
  return withQuery(routes.creditApp, { make, model, mileage });
}
