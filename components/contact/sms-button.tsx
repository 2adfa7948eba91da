import { MessageSquare } from 'lucide';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { smsHref } from '@/lib/format/contact-href';
import { PhoneNumber } from './contact-words';

/** Renders nothing if the business doesn't read text messages (`textPhone`). */
export function SmsButton({ children, ...look }: ButtonLook & { children?: string }) {
  const { textPhone } = business();
  if (!textPhone) return null;
  return (
    <Button href={smsHref(textPhone, 'I’d like a lease quote')} variant="outline" {...look}>
      <Icon className="size-4.5" icon={MessageSquare} />
      {children ?? (
        <span className="text-[min(1em,7vw)]">
          Text <PhoneNumber>{textPhone}</PhoneNumber>
        </span>
      )}
    </Button>
  );
}
