import { Phone } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/format';

/** A button that calls the business and reports a conversion: "Call (201) 555-0123". */
export function CallButton({
  size,
  wide,
  children = `Call ${business.phone}`,
}: {
  size?: 'normal' | 'large';
  wide?: boolean;
  children?: string;
}) {
  return (
    <Button data-conversion="call" href={telHref(business.phone)} size={size} variant="outline" wide={wide}>
      <Icon shape={Phone} />
      {children}
    </Button>
  );
}
