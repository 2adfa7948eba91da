import type { IconNode } from 'lucide';
import { Camera, Clock, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { EmailLink, InstagramLinks, MapLink, PhoneLink, SecondPhoneLink } from './contact-links';
import { OpeningHours, OpeningLine } from './opening-hours';

type ContactDetail = 'phone' | 'email' | 'address' | 'hours' | 'instagram';

const isKnown = (detail: ContactDetail) => detail !== 'instagram' || business.links.instagram.length > 0;
const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** The contact details of the business, in the given order; without Instagram where there is no account. */
export function ContactDetails({
  show = ['phone', 'email', 'address', 'hours', 'instagram'],
  className = '',
}: {
  show?: readonly ContactDetail[];
  className?: string;
}) {
  return (
    <dl className={`divide-y divide-line ${className}`}>
      {show.filter(isKnown).map((detail) => {
        const { icon, label, content } = details[detail];
        return (
          <div className="grid grid-cols-[1.5rem_1fr] gap-x-4 py-5 first:pt-0 last:pb-0" key={detail}>
            <dt className="col-span-2 grid grid-cols-subgrid items-center text-muted text-sm">
              <Icon className="size-6 text-action" shape={icon} />
              {label}
            </dt>
            {/* On the narrowest phones the icon takes the width that the phone number needs. */}
            <dd className="col-start-2 min-w-0 max-[22.5rem]:col-span-2 max-[22.5rem]:col-start-1">
              {content()}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const details: Record<ContactDetail, { icon: IconNode; label: string; content: () => ReactNode }> = {
  phone: {
    icon: Phone,
    label: 'Phone',
    content: () => (
      <>
        <PhoneLink className={`${link} font-display font-semibold text-2xl`} />
        <SecondPhoneLink className={`${link} flex-wrap gap-x-2 font-semibold text-lg`} />
      </>
    ),
  },
  email: {
    icon: Mail,
    label: 'Email',
    content: () => <EmailLink className={`${link} break-all font-semibold text-lg`} />,
  },
  address: { icon: MapPin, label: 'Address', content: () => <AddressLink /> },
  hours: {
    icon: Clock,
    label: 'Business hours',
    content: () => (
      <>
        <OpeningLine className="mt-2" />
        <OpeningHours className="mt-3" />
      </>
    ),
  },
  instagram: {
    icon: Camera,
    label: 'Instagram',
    content: () => <InstagramLinks link={`${link} break-all font-semibold`} />,
  },
};

function AddressLink() {
  const { street, city, state, zip } = business.address;
  return (
    <address>
      <MapLink className={`${link} py-1 font-semibold text-lg`}>
        <span>
          {street}
          <br />
          {city}, {state} {zip}
        </span>
      </MapLink>
    </address>
  );
}
