import { isPlainClick } from '@/lib/browser/plain-click';
import { HELD, READY_EVENT, WAITING_ATTRIBUTE } from '@/lib/site/early-actions';

/** After this time the browser continues as it does without JavaScript. */
const FALLBACK_DELAY_MS = 4000;

/**
 * Holds back what a visitor does before the page's island responds, and repeats it afterward: an incomplete form then
 * shows its message instead of loading the next page, and Apply Now opens its dialog (docs/product.md#quote-form,
 * docs/product.md#brand-pages). Must listen before conversions are reported, because the repeated click is reported.
 */
export function holdEarlyActions(doc: Document): void {
  let held: { source: Element; repeat: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function hold(event: Event, source: Element, repeat: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    held?.source.removeAttribute(WAITING_ATTRIBUTE);
    held = { source, repeat };
    source.setAttribute(WAITING_ATTRIBUTE, '');
    clearTimeout(timer);
    timer = setTimeout(release, FALLBACK_DELAY_MS);
  }
  function holdSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (form.matches(HELD)) hold(event, event.submitter ?? form, () => form.requestSubmit());
  }
  function holdClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`a${HELD}`) : null;
    if (link && isPlainClick(event)) hold(event, link, () => link.click());
  }
  function release(): void {
    doc.removeEventListener('submit', holdSubmit, { capture: true });
    doc.removeEventListener('click', holdClick, { capture: true });
    clearTimeout(timer);
    held?.source.removeAttribute(WAITING_ATTRIBUTE);
    held?.repeat();
    held = undefined;
  }
  doc.addEventListener('submit', holdSubmit, { capture: true });
  doc.addEventListener('click', holdClick, { capture: true });
  doc.addEventListener(READY_EVENT, release, { once: true });
}
