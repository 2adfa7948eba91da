import { X } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { mobileNavigation } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';
import { LinkList } from './link-list';

export const MENU_ID = 'mobile-menu';

/**
 * A native popover opens and closes without JavaScript. Get Quote is a form because a link to a section of the same page
 * would leave the menu open without JavaScript; submitting a form loads the page.
 */
export function MobileMenu() {
  return (
    <div
      aria-label="Menu"
      className="mobile-menu backdrop:bg-backdrop"
      data-place="menu"
      id={MENU_ID}
      popover="auto"
      role="dialog"
    >
      <div className="flex min-h-full flex-col px-6 pt-3 pb-8">
        <div className="flex justify-end">
          <button
            aria-label="Close menu"
            className="-mr-2 inline-flex size-12 items-center justify-center rounded hover:bg-tint"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            type="button"
          >
            <Icon className="size-6" shape={X} />
          </button>
        </div>
        <nav aria-label="Menu">
          <LinkList
            item="border-line border-b"
            items={mobileNavigation}
            link="flex min-h-13 items-center font-display font-medium text-xl no-underline hover:text-action"
          />
        </nav>
        <form action={routes.quote} className="mt-7">
          <Button data-conversion="quote_start" data-scroll-to="get-quote" type="submit" wide>
            Get Quote
          </Button>
        </form>
      </div>
    </div>
  );
}
