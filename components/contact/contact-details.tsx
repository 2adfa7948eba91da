import type { IconNode } from 'lucide';
import { Camera, Clock, Mail, MapPin, Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { AddressLink, EmailLink, InstagramLinks, PhoneLink } from './contact-links';
import { OpeningLine } from './hours.island';
import { HoursTable } from './hours-table';

/** Every way to reach the business, and its hours. */
export function ContactDetails() {
  return (
    <dl className={listLook}>
      <Detail icon={Phone} label="Phone">
        <PhoneLink
          className="font-display font-semibold text-[min(1.625rem,11.75cqw)] leading-tight"
          variant="listed"
        />
      </Detail>
      <EmailDetail />
      <Detail icon={MapPin} label="Address">
        <address className="not-italic">
          <AddressLink className="py-1 font-semibold text-lg" />
        </address>
      </Detail>
      <Detail icon={Clock} label="Business hours">
        <p className="mt-1 font-semibold">
          <OpeningLine />
        </p>
        <HoursTable className="mt-3" withLines />
      </Detail>
      <InstagramDetail />
    </dl>
  );
}

/** For a page that has the number, the address, and the hours elsewhere. */
export function EmailAndInstagram({ className }: { className: string }) {
  return (
    <dl className={`${listLook} ${className}`}>
      <EmailDetail />
      <InstagramDetail />
    </dl>
  );
}

const listLook = '@container divide-y divide-line-deep';

function EmailDetail() {
  return (
    <Detail icon={Mail} label="Email">
      <EmailLink className="font-semibold text-lg" variant="listed" />
    </Detail>
  );
}

function InstagramDetail() {
  if (business().links.instagram.length === 0) return null;
  return (
    <Detail icon={Camera} label="Instagram">
      <InstagramLinks className="font-semibold" />
    </Detail>
  );
}

type DetailProps = { icon: IconNode; label: string; children: React.ReactNode };

function Detail({ icon, label, children }: DetailProps) {
  return (
    <div className="grid grid-cols-fit-fill gap-x-4 py-5 first:pt-0 last:pb-0 print:py-2">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-muted text-sm">
        <Icon className="size-6 text-link" icon={icon} />
        {label}
      </dt>
      {/* On the narrowest phones, or with enlarged text, the icon would take space that the phone
          number needs. */}
      <dd className="@max-[16rem]:col-span-2 @min-[16rem]:col-start-2 min-w-0">{children}</dd>
    </div>
  );
}
