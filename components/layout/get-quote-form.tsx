import { GET_QUOTE_FORM_ID, routes } from '@/lib/site/routes';

export function GetQuoteForm() {
  return <form action={routes.apply} id={GET_QUOTE_FORM_ID} />;
}

/** The car that Get Quote sends. Use it at most once per page. `mileage` is per year, as stored. */
export function GetQuoteFields(car: {
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
