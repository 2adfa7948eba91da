/** Whether a click on a link opens it in the same tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Key of the session's storage: the section that the home page scrolls to. */
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
 * `data-scroll-to` leads to a section of the home page with the fields of a button's form, as its
 * href or form does by itself.
 */
export function scrollOnClick(doc: Document, win: Window): void {
  doc.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const source =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-scroll-to]')
        : null;
    const id = source?.dataset.scrollTo;
    if (!source || !id) return;

    const isHome = win.location.pathname === '/';
    try {
      if (!isHome) win.sessionStorage.setItem(PENDING, id);
    } catch {
      return; // The browser follows the href instead.
    }

    event.preventDefault();
    source.closest<HTMLElement>('[popover]')?.hidePopover();
    if (isHome) scrollTo(win, id);
    else win.location.assign(`/${queryOf(source)}`);
  });
}

/** @returns the fields of a button's form, as in its URL: "?make=BMW" */
function queryOf(source: Element): string {
  const form = source instanceof HTMLButtonElement ? source.form : null;
  const fields = form && String(new URLSearchParams([...new FormData(form)] as string[][]));
  return fields ? `?${fields}` : '';
}

/** On the home page, scrolls to the section that the previous page stored, once it's laid out. */
export function scrollOnArrival(win: Window): void {
  if (win.location.pathname !== '/') return;
  win.setTimeout(() => {
    try {
      const id = win.sessionStorage.getItem(PENDING);
      win.sessionStorage.removeItem(PENDING);
      if (id) scrollTo(win, id);
    } catch {} // Without storage there is nothing to scroll to.
  }, 300);
}

/**
 * @returns the element that the URL's hash names; `:target` matches only once the page has been
 *   parsed
 */
export function linkedElement(doc: Document): HTMLElement | null {
  const id = doc.location.hash.slice(1);
  // Firefox logs a warning for an empty id.
  return id ? doc.getElementById(id) : null;
}
