import { applyHref } from '@/lib/quote/apply-href';
import { exactMileage } from '@/lib/quote/mileage-options';
import type { TypedCar } from './fields';

/**
 * Asks about an offer. The tool has asked for the car, so the form comes next, with or without it.
 *
 * @param milesPerYear those that somebody gave; the numbers of `link` have them where no option does
 * @param link to the tool with the visitor's numbers; null where there are none
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
