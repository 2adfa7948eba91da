import { HELD_FORM, READY_EVENT } from '@/lib/quote/early-submit';

/** Milliseconds after which a form whose script does not come is sent as the platform sends it. */
const PATIENCE_MS = 4000;

/**
 * Keeps what a visitor submits before the form's own script is up, and submits it again as soon as it is: an
 * incomplete choice is told so instead of leading away (spec section 4).
 */
export function holdEarlySubmits(page: Document): void {
  let held: HTMLFormElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  page.addEventListener('submit', hold, { capture: true });
  page.addEventListener(READY_EVENT, () => {
    page.removeEventListener('submit', hold, { capture: true });
    clearTimeout(timer);
    held?.requestSubmit();
  });

  function hold(event: Event): void {
    const form = event.target as HTMLFormElement;
    if (!form.matches(HELD_FORM)) return;
    event.preventDefault();
    held = form;
    clearTimeout(timer);
    timer = setTimeout(() => form.submit(), PATIENCE_MS);
  }
}
