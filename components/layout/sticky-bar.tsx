import { CallButton } from '@/components/business/call-button';
import { business } from '@/lib/content/business';
import { GetQuoteForCar } from './get-quote';

/** At the bottom of a phone's screen. As the last element it covers nothing; pages with a form of their own don't show it. */
export function StickyBar() {
  return (
    <div
      className="sticky-bar bottom-0 z-30 grid in-[body:has([data-own-form])]:hidden grid-cols-2 gap-2.5 border-line border-t bg-ground px-4 pt-2.5 tall:sticky md:hidden print:hidden *:gap-1.5 *:px-2"
      data-place="bar"
    >
      <CallButton phone={business().phone} wide>
        Call
      </CallButton>
      <GetQuoteForCar wide />
    </div>
  );
}
