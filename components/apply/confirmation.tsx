import { Thanks } from '@/components/lead-form/thanks';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/lib/content/pages';
import { withQuery } from '@/lib/format/with-query';
import type { SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage-options';
import { routes } from '@/lib/site/routes';

/**
 * In the place of the page once the form has been sent.
 */
export function Confirmation(state: SelectedState) {
  const { wanted, image, vehicle, hiddenFields, offer } = state;
  const { thanks, offers } = pages().apply;
  const applied = `You applied for ${wanted}, at ${mileageLabel(vehicle.mileage)} miles a year.`;
  const words = offer ? { ...thanks, text: offers[offer.kind].thanks } : thanks;
  const sent = offer ? `${askedAbout(state)} ${offers.arrived}` : applied;
  return (
    <div className="pt-8 sm:pt-12">
      <Thanks {...words} hiddenFields={hiddenFields} image={image} sent={sent}>
        <span className="w-full pb-1">
          <Button className="max-sm:w-full" href={creditHref(vehicle)} rel="nofollow" variant="ink">
            Go on to the credit application
          </Button>
        </span>
        <TextLink href={routes.apply} variant="alone">
          Ask about another car
        </TextLink>
      </Thanks>
    </div>
  );
}

/** @returns "You asked about an offer: 2027 Mazda CX-90." */
function askedAbout({ car, offer }: SelectedState): string {
  const about = { offer: 'an offer', offers: 'two offers', lease: 'your lease' };
  const what = offer ? about[offer.kind] : '';
  return `You asked about ${what}${car && `: ${car}`}.`;
}

/** With the car, which needn't be named again. */
function creditHref({ make, model, mileage }: SelectedState['vehicle']): string {
  return withQuery(routes.creditApp, { make, model, mileage });
}
