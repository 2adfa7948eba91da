import { Shoreline } from '@/components/ui/shoreline';
import { popularMakes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { buildYear } from '@/lib/env/server';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { legalNavigation, mobileNavigation, type NavigationItem } from '@/lib/site/navigation';
import { inventoryOfBrandHref } from '@/lib/site/routes';
import { AddressLink, EmailLink, InstagramLinks, PhoneLink, SecondPhoneLink } from './contact-links';
import { LinkList } from './link-list';
import { Logo } from './logo';

const link = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';

export function Footer() {
  const makes = popularMakes.map(({ name }) => ({ label: name, href: inventoryOfBrandHref(name) }));
  return (
    <footer
      className="mt-auto bg-ink text-ground [--logo-shore:var(--color-accent-pale)] print:hidden"
      data-place="footer"
    >
      <Shoreline className="text-tint-deep/50" />
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-10 px-gutter pt-10 pb-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <div className="space-y-4">
          <Logo />
          <p className="max-w-xs text-tint-deep text-sm">{pages.footer.text}</p>
          {business.links.instagram.length > 0 && (
            <InstagramLinks before="Instagram " link={`${link} text-sm`} />
          )}
        </div>
        <FooterList items={mobileNavigation} title="Pages" />
        <FooterList items={makes} title="Inventory" />
        <div>
          <h2 className="mb-2 font-display font-semibold text-lg">Contact</h2>
          <p>
            <PhoneLink className={`${link} font-semibold text-lg`} />
            <SecondPhoneLink />
          </p>
          <p>
            <EmailLink className={`${link} break-all`} />
          </p>
          <address className="mt-2 text-tint-deep text-sm not-italic">
            <AddressLink className="underline-offset-4 hover:underline" />
          </address>
          <dl className="mt-4 grid max-w-60 grid-cols-[fit-content(50%)_1fr] gap-x-5 text-tint-deep text-sm">
            {openingHoursRows(business).map((row) => (
              <div className="contents" key={row.label}>
                <dt>{row.label}</dt>
                <dd>{row.hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="mx-auto max-w-page border-ink-soft border-t px-gutter py-6 text-tint-deep text-sm">
        <LinkList className="flex flex-wrap gap-x-6" items={legalNavigation} link={link} />
        {business.brokerDisclosure && <p className="mt-2">{business.brokerDisclosure}</p>}
        <p className="mt-2">
          © {buildYear()} {business.name}
        </p>
      </div>
    </footer>
  );
}

function FooterList({ title, items }: { title: string; items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-display font-semibold text-lg">{title}</h2>
      <LinkList className="grid grid-cols-2 gap-x-4 sm:grid-cols-1" items={items} link={link} />
    </nav>
  );
}
