/**
 * What can't wait for React. The inline script of a page (inline-script.tsx) has these functions as
 * text: each may refer to nothing outside of itself, and gets what it needs as arguments.
 */

import type { CampaignLimits, readCampaign, StoredCampaign } from '@/lib/analytics/campaign';
import type { detailsOf } from '@/lib/analytics/events';
import type { startFrame } from './start-frame';

/** How the scripts find the advertisement that brought the visitor. */
export type CampaignReader = { read: typeof readCampaign; limits: CampaignLimits };

/**
 * Remembers the campaign parameters of a landing URL, so that a form sent in another tab or on a
 * later visit names the advertisement. A later advertisement replaces an earlier one.
 *
 * @param days how long; with 0, and under Global Privacy Control, nothing is kept
 */
export function rememberCampaign(
  win: Window,
  { read, limits }: CampaignReader,
  days: number,
): void {
  const found = read(new URLSearchParams(win.location.search), limits);
  try {
    if (win.navigator.globalPrivacyControl || days === 0) {
      win.localStorage.removeItem(limits.key);
    } else if (found.length > 0) {
      const until = Date.now() + days * 24 * 60 * 60 * 1000;
      const stored: StoredCampaign = { until, parameters: Object.fromEntries(found) };
      win.localStorage.setItem(limits.key, JSON.stringify(stored));
    }
  } catch {} // Storage is full or forbidden.
}

/**
 * Pushes the event of the innermost `data-conversion` or `data-event` around a click, and calls the
 * conversion hook for the former (docs/measuring.md). Nothing under Global Privacy Control.
 */
export function listenForClicks(win: Window, details: typeof detailsOf): void {
  if (win.navigator.globalPrivacyControl) return;
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const source = target.closest<HTMLElement>('[data-conversion], [data-event]');
    if (!source) return;
    const { conversion, event } = source.dataset;
    try {
      if (conversion) win.gtag_report_conversion?.();
      win.dataLayer ??= [];
      win.dataLayer.push({
        event: conversion ?? event,
        page: win.location.pathname,
        ...details(source),
      });
    } catch {} // An error of a tag must not keep a link from working.
  };
  win.document.addEventListener('click', onClick, true);
}

/**
 * Pushes one event `page_error` a page where a script file of this site fails, with nothing of the
 * error itself, which could have a visitor's words. Apps inject code under the page's own URL, and
 * extensions have scripts of their own: their errors don't count. React repairs error 418 itself.
 */
export function noteErrors(win: Window): void {
  const ours = `${win.location.origin}/_next/static/`;
  let hasFailed = win.navigator.globalPrivacyControl;
  win.addEventListener('error', ({ filename = '', message }) => {
    const counts = filename.startsWith(ours) && !message.includes('#418');
    if (!counts || hasFailed) return;
    hasFailed = true;
    win.dataLayer ??= [];
    win.dataLayer.push({ event: 'page_error', page: win.location.pathname, place: 'script' });
  });
}

/** Loads the hosted forms while the page arrives: their containers come after the script. */
export function startForms(win: Window, start: typeof startFrame, reader: CampaignReader): void {
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
