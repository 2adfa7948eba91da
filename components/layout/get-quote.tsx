import { Button, type ButtonLook } from '@/components/ui/button';
import { routes } from '@/lib/site/routes';

/** A link to the home page's quote section. The site script scrolls to it (lib/browser/section-links.ts). */
export function GetQuote({ children = 'Get Quote', ...look }: ButtonLook & { children?: string }) {
  return (
    <Button data-conversion="quote_start" data-scroll-to="get-quote" href={routes.quote} {...look}>
      {children}
    </Button>
  );
}
