import { TextLink } from '@/components/ui/text-link';
import { home } from '@/lib/content/pages';

/**
 * Links that lead somebody with a dealer's offer, or with a lease that ends, to the tool that
 * checks it, and somebody in doubt about credit to the question.
 */
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
