import { Phone } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/format/contact-href';

/** @param props `title` of the car, because a list has this button in each card */
export function CallForPrice({ phone, title }: { phone: string; title: string }) {
  return (
    <Button aria-label={`Call Now for Price: ${title}`} href={telHref(phone)} variant="outline">
      <Icon className="size-4.5" icon={Phone} />
      Call Now for Price
    </Button>
  );
}
