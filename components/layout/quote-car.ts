/** Id of the form of Get Quote, which has the car that a page knows as its fields. */
export const GET_QUOTE_FORM = 'get-quote-form';

/** @returns the fields of Get Quote's form that have a value; `mileage`: a year, as stored */
export function readQuoteCar(doc: Document): { make?: string; model?: string; mileage?: string } {
  const form = doc.querySelector<HTMLFormElement>(`#${GET_QUOTE_FORM}`);
  return form ? Object.fromEntries([...new FormData(form)] as [string, string][]) : {};
}
