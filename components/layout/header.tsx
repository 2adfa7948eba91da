import { Menu, Phone } from 'lucide';
import { PhoneLink, SecondPhoneLink } from '@/components/business/contact-links';
import { OpeningStatus } from '@/components/business/opening-status';
import { Icon, IconButton } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/tel-href';
import { headerNavigation } from '@/lib/site/navigation';
import { GetQuoteForCar, GetQuoteForm } from './get-quote';
import { LinkList } from './link-list';
import { Logo } from './logo';
import { MENU_ID, MobileMenu } from './mobile-menu';

const square = 'size-[44px] border border-control hover:bg-tint print:hidden';

/** A container, so that larger text has as much room as a wider screen would give it: its widths are in rem. */
export function Header() {
  const { phone } = business();
  return (
    <header
      className="@container top-0 z-40 border-line border-b bg-ground tall:sticky print:static print:border-0"
      data-place="header"
    >
      <div className="mx-auto flex max-w-header items-center justify-between gap-[12px] px-gutter py-2.5">
        <Logo />
        <nav aria-label="Main" className="hidden @min-[80rem]:block print:hidden">
          <LinkList
            className="flex items-center gap-1 font-medium text-sm"
            items={headerNavigation}
            linkClassName="rounded px-3 decoration-2 decoration-accent"
          />
        </nav>
        <div className="flex items-center gap-[8px] @min-[40rem]:gap-4">
          <div className="hidden items-center gap-4 whitespace-nowrap text-sm @min-[48rem]:flex print:flex">
            <PhoneLink className="font-semibold" variant="listed">
              <Icon className="size-4.5 text-accent" shape={Phone} />
              <span className="min-w-40 leading-5">
                {phone}
                <OpeningStatus className="font-normal text-muted text-xs leading-4 print:hidden" />
              </span>
            </PhoneLink>
            {/* Where the navigation has just come into the line there is no room for it. */}
            <div className="@min-[80rem]:@max-[84rem]:hidden">
              <SecondPhoneLink stacked />
            </div>
          </div>
          <div className="hidden @min-[40rem]:block print:hidden">
            <GetQuoteForCar />
          </div>
          {/* Both in pixels: larger text makes neither larger, which --header-height in app/globals.css counts on. */}
          <IconButton
            className={`${square} @min-[48rem]:hidden`}
            href={telHref(phone)}
            icon={Phone}
            label={`Call ${phone}`}
          />
          <IconButton
            className={`${square} @min-[80rem]:hidden`}
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
