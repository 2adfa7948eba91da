import { Confirmation } from '@/components/lead-form/confirmation';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/lib/content/pages';
import { withQuery } from '@/lib/format/with-query';
import type { SelectedState } from '@/lib/quote/apply-state';
import { DEFAULT_MILEAGE, mileageLabel } from '@/lib/quote/mileage-options';
import { routes } from '@/lib/site/routes';
import { draftOptions, questionWords } from './question-words';

export function ApplyConfirmation(state: SelectedState) {
  const { topic, image, car, hiddenFields } = state;
  const { confirmation, questions } = pages().apply;
  const { response } = pages().forms.confirmation;
  const question = questionWords(state);
  const isCar = topic === 'car';
  return (
    <div className="pt-8 sm:pt-12">
      <Confirmation
        {...confirmation}
        about={{ hiddenFields, ...draftOptions(state) }}
        response={question ? undefined : response}
        sent={{ text: sentOf(state), image }}
        steps={isCar ? confirmation.steps : questions[topic].steps}
        text={question?.confirmation ?? confirmation.text}
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

/** For example, "You asked about an offer: 2027 Mazda CX-90. Your numbers arrived with it." */
function sentOf({ topic, toolNumbers, carName, phrase, car }: SelectedState): string {
  if (toolNumbers) {
    const { asksAbout } = toolNumbers.tool;
    const { arrived } = pages().apply.questions;
    return `You asked about ${carName ? `${asksAbout}: ${carName}` : asksAbout}. ${arrived}`;
  }

  const verb = topic === 'car' ? 'applied for' : 'asked about';
  const miles = car.mileage && `, at ${mileageLabel(car.mileage)} miles a year`;
  const sent = `You ${verb} ${phrase}${miles}.`;
  // Inventory cards always pass these miles, so the visitor may not have chosen them.
  const mayBeDefault = topic === 'car' && car.mileage === DEFAULT_MILEAGE;
  return mayBeDefault ? `${sent} ${pages().apply.otherMiles}` : sent;
}

/** The credit application takes the car from the link: nobody has to name it again. */
function creditHref({ make, model, mileage }: SelectedState['car']): string {
  return withQuery(routes.creditApp, { make, model, mileage });
}
