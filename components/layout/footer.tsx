import {
  AddressLink,
  EmailLink,
  InstagramLinks,
  PhoneLink,
} from '@/components/contact/contact-links';
import { HoursTable } from '@/components/contact/hours-table';
import { Shoreline } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { LinkList } from '@/components/ui/link-list';
import { popularMakes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { legalNavigation, mainNavigation } from '@/lib/site/navigation';
import { inventoryHrefByBrand } from '@/lib/site/routes';
import { Licenses } from './licenses';
import { Logo } from './logo';

const columnsLook = [
  'gap-5 pt-6 pb-5 sm:grid-cols-2 sm:gap-10 sm:pt-10 sm:pb-8 lg:gap-8',
  // With enlarged text, the last column is as wide as the phone number.
  'lg:grid-cols-[repeat(3,minmax(0,1fr))_1fr]',
  // A mouse needs links less high than a thumb.
  'lg:pointer-fine:[&_li>a]:min-h-9',
].join(' ');

const linksLook = 'grid grid-cols-links gap-x-4 lg:grid-cols-1';

const smallPrintLook = 'space-y-1 text-sm text-tint-deep sm:space-y-2';

export function Footer() {
  const makes = popularMakes.map(({ name }) => ({ label: name, href: inventoryHrefByBrand(name) }));
  return (
    <footer className="mt-auto bg-ink text-ground print:hidden" data-place="footer">
      <Shoreline className="text-tint-deep/50" />
      <div className={`mx-auto grid max-w-page px-gutter ${columnsLook}`}>
        <div className="max-sm:hidden sm:space-y-4">
          <Logo />
          <p className="max-w-xs text-tint-deep text-sm">{pageTexts().footer.text}</p>
          <InstagramLinks className="text-sm" />
        </div>
        <Column as="nav" heading="Pages">
          <LinkList className={linksLook} items={mainNavigation} />
        </Column>
        <Column as="nav" className="max-sm:hidden" heading="Inventory">
          <LinkList className={linksLook} items={makes} translate="no" />
        </Column>
        <Column heading="Contact">
          <p>
            <PhoneLink className="font-semibold text-lg" variant="listed" />
          </p>
          <p>
            <EmailLink variant="listed" />
          </p>
          <address className="mt-2 not-italic text-tint-deep text-sm">
            <AddressLink />
          </address>
          <HoursTable className="mt-4 max-w-60 text-sm text-tint-deep max-sm:hidden" />
        </Column>
      </div>
      <div className={`mx-auto max-w-page px-gutter pb-4 sm:py-6 ${smallPrintLook}`}>
        <LinkList className="flex flex-wrap gap-x-6" items={legalNavigation} />
        {business().brokerDisclosure && <p>{business().brokerDisclosure}</p>}
        <Licenses />
        <p>© {business().legalName ?? business().name}</p>
      </div>
    </footer>
  );
}

function Column(props: {
  as?: 'nav' | 'div';
  heading: string;
  className?: string;
  children: React.ReactNode;
}) {
  const { as: Tag = 'div', heading, className, children } = props;
  return (
    <Tag aria-label={Tag === 'nav' ? heading : undefined} className={className}>
      <Heading className="sm:mb-2" size="small">
        {heading}
      </Heading>
      {children}
    </Tag>
  );
}
