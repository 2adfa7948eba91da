import type { IconNode } from 'lucide';
import { Camera, Clock, Mail, MapPin, Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { AddressLink, EmailLink, InstagramLinks, PhoneLink } from './contact-links';
import { OpeningHours } from './opening-hours';

/** @param props `onlyWritten` shows email and Instagram only */
export function ContactDetails(props: { onlyWritten?: boolean; className?: string }) {
  const { onlyWritten = false, className = '' } = props;
  return (
    <dl className={`@container divide-y divide-line-deep ${className}`}>
      {!onlyWritten && (
        <Detail icon={Phone} label="Phone">
          <PhoneLink
            className="font-display font-semibold text-[min(1.625rem,11.75cqw)] leading-tight"
            variant="listed"
          />
        </Detail>
      )}
      <Detail icon={Mail} label="Email">
        <EmailLink className="font-semibold text-lg" variant="listed" />
      </Detail>
      {!onlyWritten && (
        <>
          <Detail icon={MapPin} label="Address">
            <address className="not-italic">
              <AddressLink className="py-1 font-semibold text-lg" />
            </address>
          </Detail>
          <Detail icon={Clock} label="Business hours">
            <OpeningHours className="mt-2" status />
          </Detail>
        </>
      )}
      {business().links.instagram.length > 0 && (
        <Detail icon={Camera} label="Instagram">
          <InstagramLinks className="font-semibold" />
        </Detail>
      )}
    </dl>
  );
}

function Detail({
  icon,
  label,
  children,
}: {
  icon: IconNode;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <div className="grid grid-cols-label gap-x-4 py-5 first:pt-0 last:pb-0 print:py-2">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-muted text-sm">
        <Icon className="size-6 text-link" shape={icon} />
        {label}
      </dt>
      {/* On the narrowest phones, or with enlarged text, the icon would take space that the phone
          number needs. */}
      <dd className="@max-[16rem]:col-span-2 @min-[16rem]:col-start-2 min-w-0">{children}</dd>
    </div>
  );
}
