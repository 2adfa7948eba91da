import { SCROLL_DELAY_MS } from '@/lib/site/constants';

const PENDING = 'scroll-to';

function scrollTo(page: Window, id: string): void {
  const target = page.document.getElementById(id);
  if (!target) return;
  const calm = page.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  // A section takes no focus by itself; without it the keyboard would stay behind in the header.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Get Quote, the hero's and the About page's buttons (spec section 2): on the home page they scroll; elsewhere
 * they go to the home page, which scrolls 300 ms after it has loaded. The links' own address
 * (`/#get-quote`) does the same without script, and for a click that opens a new tab.
 */
export function scrollOnClick(root: Document, page: Window): void {
  root.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const source = event.target instanceof Element ? event.target.closest('[data-scroll-to]') : null;
    const id = source?.getAttribute('data-scroll-to');
    if (!source || !id) return;
    const menu = source.closest<HTMLElement>('[popover]');
    if (page.location.pathname === '/') {
      event.preventDefault();
      menu?.hidePopover();
      scrollTo(page, id);
      return;
    }
    try {
      page.sessionStorage.setItem(PENDING, id);
    } catch {
      return; // The link's own address scrolls as well.
    }
    event.preventDefault();
    menu?.hidePopover();
    page.location.assign('/');
  });
}

/** The other half: on the home page, scrolls to what the page before asked for, once. */
export function scrollOnArrival(page: Window): void {
  try {
    const id = page.sessionStorage.getItem(PENDING);
    if (!id) return;
    page.sessionStorage.removeItem(PENDING);
    if (page.location.pathname === '/') page.setTimeout(() => scrollTo(page, id), SCROLL_DELAY_MS);
  } catch {
    // Without storage nothing was asked for.
  }
}
