type Car = { make?: string | null; model?: string | null; mileage?: string };

/** The car that Get Quote takes along. A page has one at most. `mileage` is per year, as stored. */
export function CarForGetQuote({ make, model, mileage }: Car) {
  const known = Object.entries({ make, model, mileage }).filter(([, value]) => value);
  const query = String(new URLSearchParams(known as [string, string][]));
  return query && <data data-car-for-get-quote hidden value={query} />;
}

/** @returns "make=Kia&model=EV6", or nothing on a page without a car */
export function queryOfCarForGetQuote(doc: Document): string {
  return doc.querySelector<HTMLDataElement>('[data-car-for-get-quote]')?.value ?? '';
}
