import { pushFirst } from '@/lib/analytics/events';
import { PAGE_BROKE } from '@/lib/analytics/page-error';

/**
 * Pushes one event `page_error` a page, with nothing of the error itself, which could have a
 * visitor's words: `place` is `page` where the error page replaced it, and `script` where a script
 * file of this site failed and React didn't repair it. Apps inject code under the page's own URL,
 * and extensions have scripts of their own: their errors don't count.
 */
const OUR_SCRIPT = /\/(_next\/static\/|site-script\/|site\.js$)/;

export function listenForErrors(win: Window): void {
  win.addEventListener(PAGE_BROKE, (event) => {
    event.preventDefault(); // The error page knows that somebody heard it.
    pushFirst('page_error', { place: 'page' });
  });
  win.addEventListener('error', (event) => {
    const isOurs =
      OUR_SCRIPT.test(event.filename ?? '') && event.filename.startsWith(win.location.origin);
    if (isOurs && !isRepaired(event)) pushFirst('page_error', { place: 'script' });
  });
}

/**
 * Calls a function when React has replaced every element of the page, because the page wasn't what
 * it had rendered: a translator was faster.
 */
export function whenReplaced(win: Window, callback: () => void): void {
  win.addEventListener('error', (event) => {
    if (isRepaired(event)) callback();
  });
}

function isRepaired({ message }: ErrorEvent): boolean {
  return message.includes('React error #418');
}
