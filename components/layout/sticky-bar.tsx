import { CallButton } from './call-button';
import { GetQuote } from './get-quote';

/**
 * Call and Get Quote at the bottom of the screen on phones. It is the last element of the page, so it does not cover the
 * end of the footer. Hidden on pages with their own form (`data-own-form`).
 */
export function StickyBar() {
  return (
    <div
      className="sticky-bar [body:has([data-own-form])_&]:hidden bottom-0 z-30 grid grid-cols-2 gap-2.5 [&>a]:gap-1.5 [&>a]:px-2 border-line border-t bg-ground px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] tall:sticky md:hidden print:hidden"
      data-place="bar"
    >
      <CallButton wide>Call</CallButton>
      <GetQuote wide />
    </div>
  );
}
