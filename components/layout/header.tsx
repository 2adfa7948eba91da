import { Menu, Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { headerNavigation } from '@/lib/site/navigation';
import { PhoneLink, SecondPhoneLink } from './contact-links';
import { GetQuote } from './get-quote';
import { LinkList } from './link-list';
import { Logo } from './logo';
import { MENU_ID, MobileMenu } from './mobile-menu';

export function Header() {
  return (
    <header
      className="top-0 z-40 border-line border-b bg-ground tall:sticky print:static print:border-0"
      data-place="header"
    >
      <div className="mx-auto flex max-w-[84rem] items-center justify-between gap-4 px-gutter py-2.5">
        <Logo />
        <nav aria-label="Main" className="hidden xl:block print:hidden">
          <LinkList
            className="flex items-center gap-1"
            items={headerNavigation}
            link="inline-flex min-h-11 items-center rounded px-3 font-medium text-sm decoration-accent decoration-2 underline-offset-8 hover:underline"
          />
        </nav>
        <div className="flex items-center gap-2 sm:gap-4">
          <PhoneLink className="hidden min-h-11 items-center gap-2 whitespace-nowrap font-semibold text-sm md:inline-flex print:inline-flex">
            <Icon className="size-4.5 text-accent" shape={Phone} />
            <span>{business.phone}</span>
          </PhoneLink>
          <SecondPhoneLink className="hidden min-h-11 flex-col justify-center whitespace-nowrap font-semibold text-sm leading-5 md:inline-flex xl:max-[84rem]:hidden print:inline-flex" />
          <div className="hidden sm:block print:hidden">
            <GetQuote />
          </div>
          <button
            aria-label="Open menu"
            className="inline-flex size-[48px] shrink-0 items-center justify-center rounded border border-control hover:bg-tint xl:hidden print:hidden"
            popoverTarget={MENU_ID}
            type="button"
          >
            <Icon className="size-6" shape={Menu} />
          </button>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}
