import { GET_QUOTE_FORM_ID } from '@/lib/site/routes';

/** The car that Get Quote takes along. A page has one at most. `mileage` is per year, as stored. */
export function CarForGetQuote(car: {
  make?: string | null;
  model?: string | null;
  mileage?: string;
}) {
  return (['make', 'model', 'mileage'] as const).map(
    (name) =>
      car[name] && (
        <input form={GET_QUOTE_FORM_ID} key={name} name={name} type="hidden" value={car[name]} />
      ),
  );
}
