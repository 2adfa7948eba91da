import { Phone } from 'lucide';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/format/tel-href';

type Props = ButtonLook & {
  /** As it is shown: "(201) 555-0123". */
  phone: string;
  children?: string;
  'aria-label'?: string;
};

export function CallButton({ phone, children = `Call ${phone}`, ...rest }: Props) {
  return (
    <Button href={telHref(phone)} variant="outline" {...rest}>
      <Icon className="size-4.5" shape={Phone} />
      {children}
    </Button>
  );
}
