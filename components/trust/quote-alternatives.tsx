import { TextLink } from '@/components/ui/text-link';
import { home } from '@/lib/content/pages';

/** For visitors who have a dealer's offer or a lease that ends, or who worry about credit. */
export function QuoteAlternatives({ className = '' }: { className?: string }) {
  const { offer, leaseEnd, credit } = home().quote;
  const links = [offer, leaseEnd, credit].filter((link) => link !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-8 ${className}`}>
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
