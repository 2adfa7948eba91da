import { Button, type ButtonVariant } from '@/components/ui/button';
import { routes } from '@/lib/site/routes';

/** A link to the home page's quote section. The site script scrolls to it (lib/browser/links.ts). */
export function GetQuote({
  variant = 'primary',
  size,
  wide,
  className,
  children = 'Get Quote',
}: {
  variant?: ButtonVariant;
  size?: 'normal' | 'large';
  wide?: boolean;
  className?: string;
  children?: string;
}) {
  return (
    <Button
      className={className}
      data-conversion="quote_start"
      data-scroll-to="get-quote"
      href={routes.quote}
      size={size}
      variant={variant}
      wide={wide}
    >
      {children}
    </Button>
  );
}
