import { ExternalLink } from '@/components/ui/external-link';
import { business } from '@/lib/content/business';
import { mailtoHref, telHref } from '@/lib/format/format';

/** Phone and e-mail links that report a conversion (docs/product.md#conversion-reporting). */
export function PhoneLink({ className, children }: { className?: string; children?: React.ReactNode }) {
  return (
    <a className={className} data-conversion="call" href={telHref(business.phone)}>
      {children ?? business.phone}
    </a>
  );
}

export function EmailLink({ className, children }: { className?: string; children?: React.ReactNode }) {
  return (
    <a className={className} data-conversion="email" href={mailtoHref(business.email)}>
      {children ?? business.email}
    </a>
  );
}

/** The address as a link to the map, or as text when the business has no map link. */
export function MapLink({ className, children }: { className: string; children: React.ReactNode }) {
  const { map } = business.links;
  if (!map) return <span className={className}>{children}</span>;
  return (
    <ExternalLink className={className} href={map}>
      {children}
    </ExternalLink>
  );
}
