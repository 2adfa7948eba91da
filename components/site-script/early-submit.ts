import { HELD_FORM, READY_EVENT } from '@/lib/quote/early-submit';

/** After this time the browser submits the form, whether or not it has hydrated. */
const FALLBACK_DELAY_MS = 4000;

/**
 * Delays a submission that happens before the form has hydrated and repeats it afterward, so that an incomplete form
 * shows its message instead of loading the next page (docs/product.md#quote-form).
 */
export function holdEarlySubmits(doc: Document): void {
  let held: HTMLFormElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  doc.addEventListener('submit', hold, { capture: true });
  const release = () => {
    doc.removeEventListener('submit', hold, { capture: true });
    clearTimeout(timer);
    held?.requestSubmit();
  };
  doc.addEventListener(READY_EVENT, release, { once: true });

  function hold(event: Event): void {
    const form = event.target as HTMLFormElement;
    if (!form.matches(HELD_FORM)) return;
    event.preventDefault();
    held = form;
    clearTimeout(timer);
    timer = setTimeout(() => form.submit(), FALLBACK_DELAY_MS);
  }
}
