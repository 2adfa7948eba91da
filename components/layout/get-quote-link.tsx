import type { ButtonLook } from '@/components/ui/button';
import { GET_QUOTE_FORM, routes } from '@/lib/site/routes';
import { SectionLink } from './section-navigation.island';

export function GetQuoteLink({
  children = 'Get Quote',
  ...look
}: ButtonLook & { children?: string }) {
  return (
    <SectionLink data-conversion="quote_start" href={routes.quote} section="get-quote" {...look}>
      {children}
    </SectionLink>
  );
}

/** The car that Get Quote sends. Use it at most once per page. `mileage` is per year, as stored. */
export function QuoteCarFields(car: {
  make?: string | null;
  model?: string | null;
  mileage?: string;
}) {
  return (['make', 'model', 'mileage'] as const).map(
    (name) =>
      car[name] && (
        <input form={GET_QUOTE_FORM} key={name} name={name} type="hidden" value={car[name]} />
      ),
  );
}
