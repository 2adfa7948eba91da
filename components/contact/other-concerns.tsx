import { LinkList } from '@/components/ui/link-list';
import { pageTexts } from '@/lib/content/page-texts';

/** For visitors who have a dealer's offer or a lease that ends, or who worry about credit. */
export function OtherConcerns({ className }: { className?: string }) {
  const { offerCheck, leaseEnd, credit } = pageTexts().shared.otherConcerns;
  const items = [offerCheck, leaseEnd, credit].filter((link) => link !== undefined);
  if (items.length === 0) return null;
  return <LinkList className={className} items={items} variant="alone" />;
}
