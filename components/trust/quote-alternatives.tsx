import { TextLink } from '@/components/ui/text-link';
import { home } from '@/lib/content/pages';

/**
 * For visitors who have a dealer's offer or a lease that ends, or who worry about credit. In one row
 * where it has room for all three.
 */
export function QuoteAlternatives({ className = '' }: { className?: string }) {
  const { offer, leaseEnd, credit } = home().quote;
  const links = [offer, leaseEnd, credit].filter((link) => link !== undefined);
  if (links.length === 0) return null;
  return (
    <div className="@container">
      <ul className={`grid @min-[50rem]:flex @min-[50rem]:gap-x-8 ${className}`}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} variant="alone">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
