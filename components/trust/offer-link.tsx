import { TextLink } from '@/components/ui/text-link';
import { home } from '@/lib/content/pages';

/** Leads somebody with a dealer's offer to the tool that checks it. */
export function OfferLink({ className = '' }: { className?: string }) {
  const { offer } = home().quote;
  if (!offer) return null;
  return (
    <p className={className}>
      <TextLink href={offer.href} variant="alone">
        {offer.label}
      </TextLink>
    </p>
  );
}
