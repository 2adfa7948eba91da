import { pushFirst } from '@/lib/analytics/events';
import { PAGE_BROKE } from '@/lib/analytics/page-error';

/** React's error where the page wasn't what it had rendered: it has made the page anew. */
const RECOVERED = 'React error #418';

/**
 * Pushes one event `page_error` a page, with nothing of the error itself, which could have a
 * visitor's words: `place` is `page` where the error page replaced it, and `script` where a script of
 * this site failed and nothing mended it. Extensions of the browser fail in scripts of their own.
 */
export function listenForErrors(win: Window): void {
  win.addEventListener(PAGE_BROKE, () => pushFirst('page_error', { place: 'page' }));
  win.addEventListener('error', ({ filename, message }) => {
    const isOurs = filename?.startsWith(`${win.location.origin}/`);
    if (isOurs && !message.includes(RECOVERED)) pushFirst('page_error', { place: 'script' });
  });
}
