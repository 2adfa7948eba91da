import { Phone } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/format';
import { GetQuote } from './get-quote';

/**
 * Call and Get Quote at the bottom of the screen on phones. It is the last element of the page, so it does not cover the
 * end of the footer. Hidden on pages with their own form (`data-own-form` in globals.css).
 */
export function StickyBar() {
  return (
    <div
      className="sticky-bar bottom-0 z-30 grid grid-cols-2 gap-2.5 [&>a]:gap-1.5 [&>a]:px-2 border-sand border-t bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] tall:sticky md:hidden print:hidden"
      data-place="bar"
    >
      <Button data-conversion="call" href={telHref(business.phone)} variant="outline" wide>
        <Icon shape={Phone} />
        Call
      </Button>
      <GetQuote wide />
    </div>
  );
}
