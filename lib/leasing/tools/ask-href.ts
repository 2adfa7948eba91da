import { applyHref } from '@/lib/quote/apply-href';
import { exactMileage } from '@/lib/quote/mileage-options';
import type { TypedCar } from './fields';

/**
 * Links to the form for asking about an offer. The tool has asked for the car already, so the link
 * skips the picker even if there is no car.
 *
 * @param milesPerYear if the visitor gave them. Without an option of exactly these miles, only the
 *   numbers of `link` contain them.
 * @param link to the tool with the visitor's numbers; null if there are none
 */
export function askHref(
  car: TypedCar,
  milesPerYear: number | undefined,
  link: string | null,
): string {
  const { make, model, year } = car;
  const mileage = milesPerYear === undefined ? undefined : exactMileage(milesPerYear);
  const rest = { mileage, toolLink: link ?? undefined };
  if (!make || !model) return applyHref({ carKind: 'any', make, ...rest });
  return applyHref({ make, model, year: year ?? undefined, ...rest });
}
