import { TextLink } from '@/components/ui/text-link';
import { home } from '@/lib/content/pages';

/** For somebody with a dealer's offer, with a lease that ends, or in doubt about credit. */
export function QuoteAlternatives({ className = '' }: { className?: string }) {
  const { offer, leaseEnd, credit } = home().quote;
  const links = [offer, leaseEnd, credit].filter((link) => link !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href} variant="alone">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
