import { withQuery } from '@/lib/format/with-query';

export type Section = 'get-quote' | 'contact-form';

/** Key of the session's storage: the section that the home page scrolls to. */
const PENDING = 'scroll-to';

/** Specified. */
const ARRIVAL_MS = 300;

/**
 * Scrolls to a section of the home page, from another page after going there.
 *
 * @param query what the quote form starts with
 * @returns `false` where storage is blocked: then the browser has to follow the link
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

/** On the home page, scrolls to the section that the page before has asked for, once. */
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
  // The next Tab continues there. Sections aren't focusable by default.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
