import { applyHref } from '@/lib/quote/apply-href';
import { mileageFor } from '@/lib/quote/mileage-options';
import { quoteHref } from '@/lib/site/routes';
import type { Car } from './fields';

/** @returns what the form gets of a car; null unless make and model are known */
function carOfLink(car: Car) {
  const { make, model, year } = car;
  if (!make || !model) return null;
  return { make, model, year: year ?? undefined };
}

/**
 * Asks about an offer. The tool has asked for the car, so the form comes next, with or without it.
 *
 * @param milesPerYear those of the offer
 * @param link to the tool with the visitor's numbers; null where there are none
 */
export function askAboutOfferHref(car: Car, milesPerYear: number, link: string | null): string {
  const rest = { mileage: mileageFor(milesPerYear), offer: link ?? undefined };
  const known = carOfLink(car) ?? { need: 'any', make: car.make };
  return applyHref({ ...known, ...rest });
}

/**
 * Asks for a lease with these miles: the form for a car that is known, else the quote form, which
 * asks which car.
 *
 * @param milesPerYear null for those of the example, which aren't the visitor's
 */
export function askForMilesHref(car: Car, milesPerYear: number | null): string {
  const mileage = milesPerYear === null ? '' : mileageFor(milesPerYear);
  const known = carOfLink(car);
  if (known && mileage) return applyHref({ ...known, mileage });

  const query = new URLSearchParams();
  const given = { make: car.make, model: car.model, mileage };
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
  return quoteHref(query);
}
