import { type ApplyLink, applyHref } from '@/lib/quote/apply-href';
import { mileageFor } from '@/lib/quote/mileage-options';
import { quoteHref } from '@/lib/site/routes';
import { type Car, carInWords } from './fields';

const storedMileage = (milesPerYear: number | null) =>
  milesPerYear === null ? undefined : mileageFor(milesPerYear);

/** @returns the form for this car; null unless make and model are known */
function formForCar(car: Car, others: Pick<ApplyLink, 'mileage' | 'offer'>): string | null {
  const { make, model, year } = car;
  if (!make || !model) return null;
  const interestedVehicle = year ? carInWords(car) : undefined;
  return applyHref({ ...others, make, model, interestedVehicle });
}

/**
 * Asks about an offer. The tool has asked for the car, so the form comes next, with or without it.
 *
 * @param milesPerYear those of the offer
 * @param link to the tool with the visitor's numbers; null where there are none
 */
export function askAboutOfferHref(car: Car, milesPerYear: number, link: string | null): string {
  const mileage = storedMileage(milesPerYear);
  const offer = link ?? undefined;
  const ofCar = formForCar(car, { mileage, offer });
  return ofCar ?? applyHref({ need: 'any', make: car.make, mileage, offer });
}

/**
 * Asks for a lease with these miles: the form for a car that is known, else the quote form, which
 * asks which car.
 *
 * @param milesPerYear null for those of the example, which aren't the visitor's
 */
export function askForMilesHref(car: Car, milesPerYear: number | null): string {
  const mileage = storedMileage(milesPerYear);
  const ofCar = mileage ? formForCar(car, { mileage }) : null;
  if (ofCar) return ofCar;
  const known = Object.entries({ make: car.make, model: car.model, mileage });
  const query = new URLSearchParams();
  for (const [name, value] of known) if (value) query.set(name, value);
  return quoteHref(query);
}
