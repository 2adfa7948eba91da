import { X } from 'lucide';
import { CallButton } from '@/components/business/call-button';
import { TextButton } from '@/components/business/text-button';
import { IconButton } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { mobileNavigation } from '@/lib/site/navigation';
import { GetQuoteForCar } from './get-quote';
import { LinkList } from './link-list';

export const MENU_ID = 'mobile-menu';

/** Opens and closes without JavaScript. */
export function MobileMenu() {
  return (
    <div
      aria-label="Menu"
      // It slides in from the right.
      className="fixed inset-0 left-auto h-dvh max-h-none w-[min(23rem,100vw-48px)] translate-x-full overflow-y-auto overscroll-contain bg-ground text-ink transition-[translate] duration-calm ease-tide backdrop:bg-backdrop open:translate-none starting:open:translate-x-full"
      data-place="menu"
      id={MENU_ID}
      popover="auto"
      role="dialog"
    >
      <div className="flex min-h-full flex-col px-[24px] pt-3 pb-8">
        <IconButton
          className="-mr-2 size-12 self-end hover:bg-tint"
          icon={X}
          label="Close menu"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        />
        <nav aria-label="Menu">
          <LinkList
            className="divide-y divide-line border-line border-b font-display font-medium text-xl"
            items={mobileNavigation}
            linkClassName="min-h-13 w-full decoration-transparent hover:text-action"
          />
        </nav>
        <GetQuoteForCar className="mt-7" wide />
        <CallButton className="mt-2.5" phone={business().phone} status wide />
        <TextButton className="mt-2.5" wide />
      </div>
    </div>
  );
}
