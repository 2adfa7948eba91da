import { Button } from '@/components/ui/button';
import { applyHref } from '@/lib/site/routes';

/**
 * Apply Now: a link to the apply page, with everything that the dialog passes to the form. The site script reads its
 * attributes and opens the form in a dialog instead.
 */
export function ApplyLink({
  make,
  model,
  label,
  request,
}: {
  make: string;
  model?: string;
  label?: string;
  /** The dialog's title, and what the form's hidden field `interested_vehicle` says. */
  request: { title: string; vehicle: string };
}) {
  return (
    <Button
      aria-label={label}
      data-apply-title={request.title}
      data-apply-vehicle={request.vehicle}
      data-conversion="apply_click"
      href={applyHref({ make, model, interestedVehicle: request.vehicle })}
    >
      Apply Now
    </Button>
  );
}
