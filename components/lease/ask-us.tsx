import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { mileageFor } from '@/lib/quote/mileage';
import { quoteHref } from '@/lib/site/routes';

/** Names of the vehicle in an address, as the quote form reads them. */
const VEHICLE = ['make', 'brand', 'model', 'year'];

function hrefOf(query: URLSearchParams, milesPerYear: number | null): string {
  const known = VEHICLE.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value);
  const miles = milesPerYear === null ? [] : [['mileage', mileageFor(milesPerYear)]];
  return quoteHref(new URLSearchParams([...known, ...miles]));
}

/**
 * The link to the quote form, with the vehicle that the address names and the miles that the visitor gave.
 *
 * @param props `milesPerYear`: null as long as it's the example's
 */
export function AskUs(props: { label?: string; query: () => URLSearchParams; milesPerYear: number | null }) {
  const { label = 'Ask us to check this offer', query, milesPerYear } = props;
  const [href, setHref] = useState(quoteHref(new URLSearchParams()));
  // The address is known in the browser only.
  useEffect(() => setHref(hrefOf(query(), milesPerYear)), [query, milesPerYear]);
  return (
    <div className="mt-4 print:hidden">
      <Button data-conversion="quote_start" href={href}>
        {label}
      </Button>
    </div>
  );
}
