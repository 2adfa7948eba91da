import { CallButton } from '@/components/contact/call-button';
import { TextButton } from '@/components/contact/text-button';
import { business } from '@/lib/content/business';
import { GetQuoteForCar } from './get-quote';

/**
 * At the bottom of a phone's screen, where no form is. The schedule is for every line that says
 * whether somebody answers.
 */
export function StickyBar() {
  const { phone, textPhone, hours, closures } = business();
  return (
    <div
      className={`sticky-bar bottom-0 z-30 grid in-[body:has([data-own-form])]:hidden in-data-tool-in-view:hidden ${textPhone ? 'grid-cols-[1.5fr_0.9fr_1.2fr] **:data-opening-status:min-h-8' : 'grid-cols-[1.2fr_1fr]'} gap-2.5 border-line border-t bg-ground px-[min(1rem,4vw)] pt-2.5 pb-safe tall:sticky md:hidden print:hidden *:gap-1.5 *:px-[min(0.5rem,2vw)] *:has-data-[open=false]:border-control`}
      data-opening-hours={JSON.stringify({ hours, closures })}
      data-place="bar"
    >
      <CallButton phone={phone} status wide>
        Call
      </CallButton>
      <TextButton wide>Text</TextButton>
      <GetQuoteForCar wide />
    </div>
  );
}
