import { Button, type ButtonLook } from '@/components/ui/button';
import { GET_QUOTE, routes } from '@/lib/site/routes';

const FORM_ID = 'get-quote-form';
/** The site script scrolls to the section (lib/browser/section-links.ts). */
const toSection = { 'data-conversion': 'quote_start', 'data-scroll-to': 'get-quote' } as const;

export function GetQuote({ children = 'Get Quote', ...look }: ButtonLook & { children?: string }) {
  return (
    <Button {...toSection} href={routes.quote} {...look}>
      {children}
    </Button>
  );
}

/**
 * The same with the car that the page knows (KnownCar): a button, because the layout, which has it
 * on each page, can't see the page.
 */
export function GetQuoteForCar(look: ButtonLook) {
  return (
    <Button {...toSection} form={FORM_ID} name={GET_QUOTE} type="submit" {...look}>
      Get Quote
    </Button>
  );
}

/**
 * The form of these buttons. Without JavaScript it leads to the apply page; where no car is known,
 * to the quote section (proxy.ts).
 */
export function GetQuoteForm() {
  return <form action={routes.apply} id={FORM_ID} />;
}

/**
 * What a page knows of the car that its visitor wants, once on the page, anywhere in it. `mileage`:
 * a year, as stored.
 */
export function KnownCar(car: { make?: string | null; model?: string | null; mileage?: string }) {
  return (['make', 'model', 'mileage'] as const).map(
    (name) =>
      car[name] && <input form={FORM_ID} key={name} name={name} type="hidden" value={car[name]} />,
  );
}
