import { NextLinks } from '@/components/lead-form/next-links';
import { Thanks } from '@/components/lead-form/thanks';
import { pages } from '@/lib/content/pages';
import type { SelectedState } from '@/lib/quote/apply-state';
import { mileageLabel } from '@/lib/quote/mileage-options';

/** What takes the place of the apply page once its form was sent. */
export function Confirmation({ vehicle, appliedFor }: SelectedState) {
  const { guide, ...thanks } = pages().apply.thanks;
  const sent = `You applied for ${appliedFor} with ${mileageLabel(vehicle.mileage)} miles a year.`;
  return (
    <div className="pt-8 sm:pt-12">
      <Thanks {...thanks} sent={sent}>
        <NextLinks guide={guide} />
      </Thanks>
    </div>
  );
}
