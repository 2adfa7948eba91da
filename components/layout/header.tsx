import { Menu, Phone } from 'lucide';
import { PhoneLink, SecondPhoneLink } from '@/components/business/contact-links';
import { Icon, IconButton } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { headerNavigation } from '@/lib/site/navigation';
import { GetQuoteForCar, GetQuoteForm } from './get-quote';
import { LinkList } from './link-list';
import { Logo } from './logo';
import { MENU_ID, MobileMenu } from './mobile-menu';

export function Header() {
  return (
    <header
      className="top-0 z-40 border-line border-b bg-ground tall:sticky print:static print:border-0"
      data-place="header"
    >
      <div className="mx-auto flex max-w-header items-center justify-between gap-4 px-gutter py-2.5">
        <Logo />
        <nav aria-label="Main" className="hidden xl:block print:hidden">
          <LinkList
            className="flex items-center gap-1 font-medium text-sm"
            items={headerNavigation}
            linkClassName="rounded px-3 decoration-2 decoration-accent"
          />
        </nav>
        <div className="flex items-center gap-2 sm:gap-4">
          {/* On a phone they are in the bar at the bottom. */}
          <div className="hidden items-center gap-4 whitespace-nowrap text-sm md:flex print:flex">
            <PhoneLink className="font-semibold" variant="listed">
              <Icon className="size-4.5 text-accent" shape={Phone} />
              <span>{business().phone}</span>
            </PhoneLink>
            {/* Where the navigation has just come into the line there is no room for it. */}
            <div className="xl:max-[84rem]:hidden">
              <SecondPhoneLink stacked />
            </div>
          </div>
          <div className="hidden sm:block print:hidden">
            <GetQuoteForCar />
          </div>
          {/* In pixels: a larger text makes the button no larger, which --header-height in app/globals.css counts on. */}
          <IconButton
            className="size-[48px] border border-control hover:bg-tint xl:hidden print:hidden"
            icon={Menu}
            label="Open menu"
            popoverTarget={MENU_ID}
          />
        </div>
      </div>
      <GetQuoteForm />
      <MobileMenu />
    </header>
  );
}
