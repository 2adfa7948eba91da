import { Confirmation } from '@/components/lead-form/confirmation';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/links';
import { pageTexts } from '@/lib/content/page-texts';
import { withQuery } from '@/lib/format/with-query';
import type { RequestState } from '@/lib/quote/apply-state';
import { routes } from '@/lib/site/routes';

export function ApplyConfirmation(state: RequestState) {
  const { kind, sent, image, car, hiddenFields, subject } = state;
  const { confirmation, question } = pageTexts().apply;
  const { response } = pageTexts().forms.confirmation;
  const isApplication = kind === 'application';
  return (
    <div className="pt-8 sm:pt-12">
      <Confirmation
        {...confirmation}
        draft={{ hiddenFields, subject }}
        response={response}
        sent={{ text: sent, image }}
        steps={isApplication ? confirmation.steps : question.steps}
      >
        {isApplication && (
          <span className="w-full pb-1">
            <Button className="max-sm:w-full" href={creditHref(car)} rel="nofollow" variant="ink">
              Go on to the credit application
            </Button>
          </span>
        )}
        <TextLink href={routes.apply} variant="alone">
          {isApplication ? 'Ask about another car' : 'Choose a car'}
        </TextLink>
      </Confirmation>
    </div>
  );
}

/** The credit application takes the car from the link: nobody has to name it again. */
function creditHref({ make, model, mileage }: RequestState['car']): string {
  return withQuery(routes.creditApp, { make, model, mileage });
}
