import { SCROLL_DELAY_MS } from '@/lib/site/constants';

/** Whether a click on a link opens it in the same tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

const PENDING = 'scroll-to';

function scrollTo(win: Window, id: string): void {
  const target = win.document.getElementById(id);
  if (!target) return;
  const reducedMotion = win.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  // Moves the keyboard position along; sections are not focusable by default.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Links and buttons with `data-scroll-to`, such as Get Quote: on the home page they scroll to a section, elsewhere they
 * lead to the home page, which scrolls to it after loading. Without JavaScript, and
 * in a new tab, their href (`/#get-quote`) does the same.
 */
export function scrollOnClick(doc: Document, win: Window): void {
  doc.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const source = event.target instanceof Element ? event.target.closest('[data-scroll-to]') : null;
    const id = source?.getAttribute('data-scroll-to');
    if (!source || !id) return;
    const menu = source.closest<HTMLElement>('[popover]');
    if (win.location.pathname === '/') {
      event.preventDefault();
      menu?.hidePopover();
      scrollTo(win, id);
      return;
    }
    try {
      win.sessionStorage.setItem(PENDING, id);
    } catch {
      return; // The browser follows the href instead.
    }
    event.preventDefault();
    menu?.hidePopover();
    win.location.assign('/');
  });
}

/**
 * On the home page, scrolls to the section that the previous page stored, once. Storage is read after the delay, because
 * the first access takes a few milliseconds.
 */
export function scrollOnArrival(win: Window): void {
  if (win.location.pathname !== '/') return;
  win.setTimeout(() => {
    try {
      const id = win.sessionStorage.getItem(PENDING);
      win.sessionStorage.removeItem(PENDING);
      if (id) scrollTo(win, id);
    } catch {
      // Without storage there is nothing to scroll to.
    }
  }, SCROLL_DELAY_MS);
}

/** Opens a closed `<details>` when the URL's hash targets something inside it, for browsers that do not do so themselves. */
export function openLinkedDetails(doc: Document, win: Window): void {
  const open = () => {
    const target = doc.getElementById(win.location.hash.slice(1));
    const details = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!target || !details) return;
    details.open = true;
    target.scrollIntoView();
  };
  open();
  win.addEventListener('hashchange', open);
}
