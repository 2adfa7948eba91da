import { withQuery } from '@/lib/format/with-query';

export type Section = 'get-quote' | 'contact-form';

/** Key in session storage: the section that the home page should scroll to. */
const PENDING = 'scroll-to';

/** From the specification. */
const ARRIVAL_MS = 300;

/**
 * Scrolls to a section of the home page. From another page, it goes there first.
 *
 * @param query what the quote form is filled in with
 * @returns `false` if storage is blocked: then the browser has to follow the link
 */
export function goToSection(
  win: Window,
  section: Section,
  query: Record<string, string> = {},
): boolean {
  if (win.location.pathname === '/') {
    scrollTo(win, section);
    return true;
  }
  try {
    win.sessionStorage.setItem(PENDING, section);
  } catch {
    return false;
  }
  win.location.assign(withQuery('/', query));
  return true;
}

/** On the home page, scrolls once to the section that the previous page has asked for. */
export function scrollOnArrival(win: Window): () => void {
  const timer = win.setTimeout(() => {
    try {
      const section = win.sessionStorage.getItem(PENDING);
      win.sessionStorage.removeItem(PENDING);
      if (section) scrollTo(win, section);
    } catch {} // Without storage there is nothing to scroll to.
  }, ARRIVAL_MS);
  return () => win.clearTimeout(timer);
}

function scrollTo(win: Window, id: string): void {
  const target = win.document.getElementById(id);
  if (!target) return;
  const reducedMotion = win.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  // The next Tab should continue from here, and sections aren't focusable by default.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
