/**
 * What can't wait for React. The inline script (inline-script.tsx) contains these functions as
 * text, so they can't use anything defined outside of them; what they need is passed as arguments.
 */

import type { AdClickReader, StoredAdClick } from '@/lib/measuring/ad-click';
import type {
  EventName,
  eventDetailsOf,
  pushEvent,
  reportConversion,
} from '@/lib/measuring/events';
import type { startFrame } from './start-frame';

/**
 * Stores the ad click of a landing page's URL, so that a form sent from another tab or a later
 * visit still names the ad. A later ad replaces an earlier one.
 *
 * @param days how long they are kept. With 0, or under Global Privacy Control, nothing is stored.
 */
export function rememberAdClick(win: Window, { read, key }: AdClickReader, days: number): void {
  const found = read(new URLSearchParams(win.location.search));
  try {
    if (win.navigator.globalPrivacyControl || days === 0) {
      win.localStorage.removeItem(key);
    } else if (found.length > 0) {
      const until = Date.now() + days * 24 * 60 * 60 * 1000;
      const stored: StoredAdClick = { until, parameters: Object.fromEntries(found) };
      win.localStorage.setItem(key, JSON.stringify(stored));
    }
  } catch {} // Storage is full or blocked.
}

export type EventFunctions = {
  push: typeof pushEvent;
  report: typeof reportConversion;
  details: typeof eventDetailsOf;
};

/**
 * Pushes the event of the innermost `data-event` around a click, and reports it if it's a
 * conversion (docs/measuring.md).
 */
export function listenForClicks(
  win: Window,
  { push, report, details }: EventFunctions,
  conversions: readonly EventName[],
): void {
  const onClick = ({ target }: Event) => {
    const source = target instanceof Element && target.closest<HTMLElement>('[data-event]');
    if (!source) return;
    const event = source.dataset.event as EventName;
    if (conversions.includes(event)) report();
    push(event, details(source));
  };
  win.document.addEventListener('click', onClick, true);
}

/**
 * Pushes at most one `script_error` per page when one of our script files fails. It leaves out the
 * error itself, which could contain a visitor's words. Scripts of apps and browser extensions don't
 * count, and neither does error 418, which React repairs itself.
 */
export function reportErrors(win: Window, { push }: EventFunctions): void {
  const ours = `${win.location.origin}/_next/static/`;
  let hasFailed = false;
  win.addEventListener('error', ({ filename = '', message }) => {
    const counts = filename.startsWith(ours) && !message.includes('#418');
    if (!counts || hasFailed) return;
    hasFailed = true;
    push('script_error', {});
  });
}

/** Starts the hosted forms while the page still arrives: their containers follow the script. */
export function startForms(win: Window, start: typeof startFrame, reader: AdClickReader): void {
  const doc = win.document;
  const startAll = () => {
    for (const container of doc.querySelectorAll<HTMLElement>('[data-lead-form]:empty'))
      start(container, win, reader);
  };
  const observer = new MutationObserver(startAll);
  observer.observe(doc, { childList: true, subtree: true });
  doc.addEventListener('DOMContentLoaded', () => {
    startAll();
    observer.disconnect();
  });
}
