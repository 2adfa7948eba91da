import { TextByHours } from '@/components/contact/text-by-hours';
import { pages } from '@/lib/content/pages';

/** How to get a price, on a page of cars: by phone while somebody answers. */
export function PriceNote() {
  const { note, closedNote } = pages().inventory;
  return <TextByHours closed={closedNote} open={note} />;
}
