import { MODEL_YEAR } from '@/lib/site/model-year';
import { INTERESTED_VEHICLE, routes } from '@/lib/site/routes';
import { DEFAULT_MILEAGE } from './mileage-options';

/**
 * The apply page.
 *
 * @param vehicle as displayed, or a make alone; `mileage` as stored; `interestedVehicle`: what the
 *   form gets
 */
export function applyHref(vehicle: {
  make: string;
  model?: string;
  year?: number;
  mileage?: string;
  interestedVehicle?: string;
}): string {
  const { make, model, year = MODEL_YEAR, mileage = DEFAULT_MILEAGE, interestedVehicle } = vehicle;
  return applyHrefWith({
    ...{ make, model, year: String(year), mileage },
    [INTERESTED_VEHICLE]: interestedVehicle,
  });
}

/** The apply page with these parameters in their order; those without a value are left out. */
export function applyHrefWith(parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  const text = String(query);
  return text ? `${routes.apply}?${text}` : routes.apply;
}
