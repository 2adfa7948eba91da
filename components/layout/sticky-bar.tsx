import { CallButton, SmsButton } from '@/components/contact/contact-buttons';
import { OpeningLine } from '@/components/contact/hours.island';
import { GetQuote } from '@/components/quote/get-quote.island';
import { business } from '@/lib/content/business';

const atTheBottomLook = 'sticky-bar bottom-0 z-30 tall:sticky md:hidden print:hidden';

/** Hidden while a form is filled in, and on pages that have a form first or the same buttons. */
const hiddenWhereInTheWayLook = 'in-[body:has([data-without-sticky-bar],form:focus-within)]:hidden';

const edgeLook = 'border-line border-t bg-ground px-[min(1rem,4vw)] pt-2.5 pb-safe';

/** Enlarged text has to fit into the buttons on a narrow phone. */
const buttonsLook = 'grid gap-2.5 *:gap-1.5 *:px-[min(0.5rem,2vw)]';

export function StickyBar() {
  const { phone, textPhone } = business();
  const columns = textPhone ? 'grid-cols-[1.5fr_0.9fr_1.2fr]' : 'grid-cols-[1.2fr_1fr]';
  return (
    <section
      aria-label="Call or get a quote"
      className={`${atTheBottomLook} ${hiddenWhereInTheWayLook} ${edgeLook} ${buttonsLook} ${columns}`}
      data-place="sticky_bar"
    >
      <CallButton
        phone={phone}
        lineBelow={<OpeningLine className="text-balance font-normal" />}
        wide
      >
        Call
      </CallButton>
      <SmsButton phone={textPhone} wide>
        Text
      </SmsButton>
      <GetQuote wide />
    </section>
  );
}
