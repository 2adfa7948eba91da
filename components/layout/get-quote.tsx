import { Button, type ButtonVariant } from '@/components/ui/button';
import { routes } from '@/lib/site/routes';

/** Get Quote (spec section 2): a real link to the quote section, improved by the site script. */
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
      data-conversion="get-quote"
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
