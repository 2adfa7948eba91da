import { MapPin, Menu as MenuIcon, Phone, X } from 'lucide';
import { CallButton } from '@/components/contact/contact-buttons';
import { PhoneLink } from '@/components/contact/contact-links';
import { OpeningLine } from '@/components/contact/hours.island';
import { GetQuote } from '@/components/quote/get-quote.island';
import { Icon, IconButton } from '@/components/ui/icon';
import { LinkList } from '@/components/ui/link-list';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/contact-href';
import { headerNavigation, mainNavigation } from '@/lib/site/navigation';
import { Logo, LogoMark } from './logo';
import { MobileMenu } from './mobile-menu.island';
import { NavigationLink } from './navigation-link.island';

const MENU_ID = 'mobile-menu';

const iconButtonLook = 'size-target hover:bg-tint print:hidden';

const stickyLook = 'top-0 z-40 md:tall:sticky print:static!';

const rowLook = 'flex items-center justify-between gap-[min(12px,2.5vw)]';

/** The button fits beside the logo and two icons, also with enlarged text. */
const smallOnPhonesLook = [
  'max-sm:min-h-target max-sm:px-[min(0.875rem,3vw)] max-sm:py-0',
  'max-sm:text-[min(0.9375rem,4.4vw)] max-sm:leading-none',
].join(' ');

/**
 * On a phone it scrolls away, and the bar at the bottom replaces it. It's a container, because rem
 * in container queries follows enlarged text, and rem in media queries doesn't.
 */
export function Header() {
  const { phone } = business();
  return (
    <header
      className={`@container border-line border-b bg-ground print:border-0 ${stickyLook}`}
      data-place="header"
    >
      <div className={`mx-auto max-w-page px-gutter py-2.5 ${rowLook}`}>
        <Logo />
        <Navigation />
        <div className="flex items-center gap-[min(4px,1vw)] @min-[40rem]:gap-4">
          {/* In pixels, because a tablet has room for the number at any text size. */}
          <div className="hidden whitespace-nowrap text-sm @min-[700px]:flex print:flex">
            <NumberWithOpeningLine />
          </div>
          <div className="@min-[700px]:@max-[40rem]:hidden whitespace-nowrap print:hidden">
            <GetQuote className={smallOnPhonesLook} />
          </div>
          <IconButton
            className={`${iconButtonLook} @min-[700px]:hidden`}
            href={telHref(phone)}
            icon={Phone}
            label={`Call ${phone}`}
          />
          <IconButton
            className={`${iconButtonLook} -mr-2.5 @min-[62rem]:hidden`}
            icon={MenuIcon}
            label="Open menu"
            popoverTarget={MENU_ID}
          />
        </div>
      </div>
      <Menu />
    </header>
  );
}

/** A long business name wraps instead of the navigation. */
function Navigation() {
  return (
    <nav aria-label="Main" className="hidden shrink-0 @min-[62rem]:block print:hidden">
      <LinkList
        className="flex items-center @min-[78rem]:gap-1 font-medium text-sm"
        items={headerNavigation}
        link={NavigationLink}
        linkClassName="justify-center rounded px-1.75 @min-[78rem]:px-2"
      />
    </nav>
  );
}

function NumberWithOpeningLine() {
  return (
    <PhoneLink className="font-semibold" variant="listed">
      <span className="grid grid-cols-fit-fill items-center leading-5">
        <Icon
          className="@min-[62rem]:@max-[78rem]:hidden row-span-2 mr-2 size-4.5 text-link"
          icon={Phone}
        />
        <span className="col-start-2 @min-[62rem]:min-w-29">{business().phone}</span>
        {/* With text at 200%, a tablet's header only has room for the number. */}
        <span className="@max-[36rem]:hidden col-start-2 print:hidden">
          <OpeningLine className="font-normal text-muted" />
        </span>
      </span>
    </PhoneLink>
  );
}

function Menu() {
  const { address, phone } = business();
  return (
    <MobileMenu id={MENU_ID}>
      <div className="flex min-h-full flex-col px-[24px] pt-3 pb-8">
        <MenuTitleBar />
        <nav aria-label="Menu">
          <LinkList
            className="divide-y divide-line border-line border-b font-display font-medium text-xl"
            items={mainNavigation}
            link={NavigationLink}
            linkClassName="min-h-13 w-full"
          />
        </nav>
        <GetQuote className="mt-7" wide />
        <CallButton
          className="mt-3"
          phone={phone}
          lineBelow={<OpeningLine className="font-normal" />}
          wide
        />
        <p className="mt-auto flex items-center gap-2 pt-6 text-muted text-sm">
          <Icon className="size-5 text-link" icon={MapPin} />
          {address.city}, {address.state}
        </p>
      </div>
    </MobileMenu>
  );
}

function MenuTitleBar() {
  return (
    <div className="flex items-center justify-between gap-2 border-line border-b pb-3">
      <span className="flex min-w-0 items-center gap-3 font-display font-semibold text-xl">
        <LogoMark />
        {business().shortName}
      </span>
      <IconButton
        autoFocus
        className="-mr-4.5 size-12 hover:bg-tint"
        icon={X}
        label="Close menu"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
      />
    </div>
  );
}
