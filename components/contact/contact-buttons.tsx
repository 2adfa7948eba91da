import { type IconNode, Mail, MessageSquare, Phone } from 'lucide';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { smsHref, telHref } from '@/lib/format/contact-href';
import type { MessageLinks } from '@/lib/lead-form/message-links';
import { PhoneNumber } from './contact-words';

// Numbers and addresses are props, because the browser's part of a page has such buttons, too, and
// can't call `business()`.

type CallButtonProps = ButtonStyleProps & {
  phone: string;
  /** An OpeningLine. */
  lineBelow?: React.ReactNode;
  'aria-label'?: string;
  children?: string;
};

export function CallButton({ phone, lineBelow, children, ...rest }: CallButtonProps) {
  const label = (
    <IconAndLabel icon={Phone}>
      {children ?? <VerbAndNumber number={phone} verb="Call" />}
    </IconAndLabel>
  );
  return (
    <Button href={telHref(phone)} variant="outline" {...rest}>
      {lineBelow ? (
        <span className="-my-1.5 flex w-full flex-col items-center">
          <span className="flex items-center gap-1.5 leading-5">{label}</span>
          {lineBelow}
        </span>
      ) : (
        label
      )}
    </Button>
  );
}

/** The label has the car, because a list has this button in each card. */
export function CallForPrice({ phone, carTitle }: { phone: string; carTitle: string }) {
  return (
    <CallButton aria-label={`Call Now for Price: ${carTitle}`} phone={phone}>
      Call Now for Price
    </CallButton>
  );
}

type SmsButtonProps = ButtonStyleProps & {
  /** The business's `textPhone`. Without one, nothing is rendered: it doesn't read such messages. */
  phone?: string;
  children?: string;
};

export function SmsButton({ phone, children, ...rest }: SmsButtonProps) {
  if (!phone) return null;
  return (
    <Button href={smsHref(phone, 'I’d like a lease quote')} variant="outline" {...rest}>
      <IconAndLabel icon={MessageSquare}>
        {children ?? <VerbAndNumber number={phone} verb="Text" />}
      </IconAndLabel>
    </Button>
  );
}

/** Buttons that open the draft of an email or a text message. `variant` is the first one's. */
export function WriteButtons({
  mailto,
  sms,
  variant,
}: MessageLinks & Pick<ButtonStyleProps, 'variant'>) {
  return (
    <>
      <Button href={mailto} variant={variant}>
        <IconAndLabel icon={Mail}>Email us</IconAndLabel>
      </Button>
      {sms && (
        <Button href={sms} variant="outline">
          <IconAndLabel icon={MessageSquare}>Text us</IconAndLabel>
        </Button>
      )}
    </>
  );
}

function IconAndLabel({ icon, children }: React.PropsWithChildren<{ icon: IconNode }>) {
  return (
    <>
      <Icon className="size-4.5" icon={icon} />
      {children}
    </>
  );
}

/** Enlarged text must not make the button wider than a phone. */
function VerbAndNumber({ verb, number }: { verb: string; number: string }) {
  return (
    <span className="text-[min(1em,7vw)]">
      {verb} <PhoneNumber>{number}</PhoneNumber>
    </span>
  );
}
