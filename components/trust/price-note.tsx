import { ByHours } from '@/components/contact/by-hours';
import { ContactText } from '@/components/contact/contact-links';
import { pages } from '@/lib/content/pages';

/** How to get a price, below the heading of a page of cars: by phone while somebody answers. */
export function PriceNote() {
  const { note, closedNote } = pages().inventory;
  return <ByHours as="span" closed={<ContactText text={closedNote} />} open={note} />;
}
