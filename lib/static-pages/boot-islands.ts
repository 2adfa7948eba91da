import { addScript } from '@/lib/browser/add-script';
import { afterPaint } from '@/lib/browser/after-paint';

/** Id of the JSON block from which the site script boots Next's client. */
export const BOOTSTRAP_DATA_ID = 'bootstrap-data';

/**
 * The scripts of Next's client in order, what starts the page's modules, and the URL of the page's
 * data as JSON.
 */
export type BootstrapData = { scripts: string[]; entry: unknown; payload: string };

type Scope = Window & { TURBOPACK?: unknown[]; __next_f?: unknown[] };

/**
 * The root of an island. Its value names query parameters: where the URL has one of them, the
 * island starts unseen.
 */
const ISLAND = '[data-island]';

/**
 * Events which show that a visitor is about to use an island, or a link that scrolls to one on this
 * page.
 */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'change'];

/**
 * Boots Next's client when an island is about to be seen, after the first paint, or is touched.
 * Until then all works natively.
 */
export function bootNextRuntime(doc: Document, win: Window): void {
  const block = doc.getElementById(BOOTSTRAP_DATA_ID);
  if (!block) return;
  const scope = win as Scope;
  let booted = false;
  const boot = () => {
    if (booted) return;
    booted = true;
    observer.disconnect();
    for (const type of SIGNS) doc.removeEventListener(type, onSign, { capture: true });
    const { scripts, entry, payload } = JSON.parse(block.textContent ?? '') as BootstrapData;
    for (const url of scripts) {
      const preload = doc.createElement('link');
      Object.assign(preload, { rel: 'preload', as: 'script', href: url });
      doc.head.append(preload);
    }
    // The scripts run after the payload has arrived, the same order as in a page of Next: the last
    // of them runs the entry, which reads the payload, and in Next 16.4.0 document.currentScript.
    // Without payload the page stays static.
    win
      .fetch(payload)
      .then(async (response) => {
        scope.__next_f = (await response.json()) as unknown[];
        scope.TURBOPACK = [entry];
        for (const url of scripts) addScript(doc, url);
      })
      .catch(() => {});
  };
  const onSign = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const id = target.closest('[data-scroll-to]')?.getAttribute('data-scroll-to');
    if (target.closest(ISLAND) || (id && doc.getElementById(id))) boot();
  };
  for (const type of SIGNS) doc.addEventListener(type, onSign, { capture: true, passive: true });
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) afterPaint(boot);
    },
    { rootMargin: '200px' },
  );
  const query = new URLSearchParams(win.location.search);
  for (const island of doc.querySelectorAll<HTMLElement>(ISLAND)) {
    observer.observe(island);
    const read = island.dataset.island?.split(' ') ?? [];
    if (read.some((name) => query.has(name))) afterPaint(boot);
  }
}

/**
 * Runs what changes the order of elements: in a plain build (README.md) after hydration, which
 * would restore the order.
 */
export function afterHydration(doc: Document, win: Window, callback: () => void): void {
  if (!('__next_f' in win)) {
    callback();
    return;
  }
  const timer = win.setInterval(() => {
    // React marks every element that it has hydrated.
    if (!Object.keys(doc.body).some((key) => key.startsWith('__react'))) return;
    win.clearInterval(timer);
    callback();
  }, 100);
}
