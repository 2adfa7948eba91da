import { pushFirst } from '@/lib/analytics/events';
import { PAGE_BROKE } from '@/lib/analytics/page-error';

/**
 * Pushes one event `page_error` a page, with nothing of the error itself, which could have a
 * visitor's words: `place` is `page` where the error page replaced it, and `script` where a script of
 * this site failed. Extensions of the browser fail in scripts of their own.
 */
export function listenForErrors(win: Window): void {
  win.addEventListener(PAGE_BROKE, () => pushFirst('page_error', { place: 'page' }));
  win.addEventListener('error', ({ filename }) => {
    if (filename?.startsWith(`${win.location.origin}/`))
      pushFirst('page_error', { place: 'script' });
  });
}
