import { Phone } from 'lucide';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/format';

/** A button that calls the business and reports a conversion: "Call (201) 555-0123". */
export function CallButton(props: ButtonLook & { children?: string }) {
  const { children = `Call ${business.phone}`, ...look } = props;
  return (
    <Button data-conversion="call" href={telHref(business.phone)} variant="outline" {...look}>
      <Icon shape={Phone} />
      {children}
    </Button>
  );
}
