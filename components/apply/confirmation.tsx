import { Thanks } from '@/components/lead-form/thanks';
import { Button } from '@/components/ui/button';
import { pages } from '@/lib/content/pages';
import type { SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage-options';
import { routes } from '@/lib/site/routes';

/**
 * In the place of the page once the form has been sent.
 */
export function Confirmation({ wanted, image, vehicle }: SelectedState) {
  const sent = `You applied for ${wanted}, at ${mileageLabel(vehicle.mileage)} miles a year.`;
  return (
    <div className="pt-8 sm:pt-12">
      <Thanks {...pages().apply.thanks} image={image} sent={sent}>
        <Button href={routes.apply} variant="outline">
          Ask about another car
        </Button>
      </Thanks>
    </div>
  );
}
