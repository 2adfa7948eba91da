import { Phone } from 'lucide';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/format/contact-href';
import { PhoneNumber } from './contact-words';

type Props = ButtonLook & {
  phone: string;
  /** An OpeningLine. */
  lineBelow?: React.ReactNode;
  children?: string;
};

/** The number is a prop, because the error page runs in the browser and can't call `business()`. */
export function CallButton(props: Props) {
  const { phone, lineBelow, className = '', children, ...rest } = props;
  const label = (
    <>
      <Icon className="size-4.5" icon={Phone} />
      {children ?? (
        <span className="text-[min(1em,7vw)]">
          Call <PhoneNumber>{phone}</PhoneNumber>
        </span>
      )}
    </>
  );
  return (
    <Button className={className} href={telHref(phone)} variant="outline" {...rest}>
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
