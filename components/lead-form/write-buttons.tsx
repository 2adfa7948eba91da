import { Mail, MessageSquare } from 'lucide';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { MessageLinks } from '@/lib/lead-form/message-links';

type Props = MessageLinks & {
  /** The look of the first button. */
  variant: ButtonLook['variant'];
};

/** Opens the draft of an email or, if the business reads them, a text message. */
export function WriteButtons({ mailto, sms, variant }: Props) {
  return (
    <>
      <Button href={mailto} variant={variant}>
        <Icon className="size-4.5" icon={Mail} />
        Email us
      </Button>
      {sms && (
        <Button href={sms} variant="outline">
          <Icon className="size-4.5" icon={MessageSquare} />
          Text us
        </Button>
      )}
    </>
  );
}
