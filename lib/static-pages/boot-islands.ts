import { addScript } from '@/lib/browser/add-script';
import { afterPaint } from '@/lib/browser/after-paint';
import type { Originals } from './translation';

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
  const data = JSON.parse(block.textContent ?? '') as BootstrapData;
  const originals = originalsOf(doc);
  let isBooting = false;

  const boot = async () => {
    if (isBooting) return;
    isBooting = true;
    try {
      await startClient(data, originals, win);
      stopWatching();
    } catch {
      // The page stays static. At the visitor's next sign the payload is asked for again.
      isBooting = false;
    }
  };
  const bootAfterPaint = () => afterPaint(() => void boot());

  const onSign = ({ target }: Event) => {
    if (isAboutIsland(target, doc)) void boot();
  };
  for (const type of SIGNS) doc.addEventListener(type, onSign, { capture: true, passive: true });

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) bootAfterPaint();
    },
    { rootMargin: '200px' },
  );
  const query = new URLSearchParams(win.location.search);
  for (const island of doc.querySelectorAll<HTMLElement>(ISLAND)) {
    observer.observe(island);
    const parameters = island.dataset.island?.split(' ') ?? [];
    if (parameters.some((name) => query.has(name))) bootAfterPaint();
  }

  function stopWatching() {
    observer.disconnect();
    for (const type of SIGNS) doc.removeEventListener(type, onSign, { capture: true });
  }
}

/** Whether an event is on an island, or on a link that scrolls to something on this page. */
function isAboutIsland(target: EventTarget | null, doc: Document): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(ISLAND)) return true;
  const id = target.closest('[data-scroll-to]')?.getAttribute('data-scroll-to');
  return Boolean(id && doc.getElementById(id));
}

/**
 * Loads the page's data, then runs the scripts, the same order as in a page of Next: the last of
 * them runs the entry, which reads the data, and in Next 16.4.0 `document.currentScript`.
 *
 * @throws when the data doesn't arrive
 */
async function startClient(
  { scripts, entry, payload }: BootstrapData,
  originals: Originals,
  win: Window,
): Promise<void> {
  const doc = win.document;
  const preloads = scripts.map((url) => preload(doc, url));
  const response = await win.fetch(payload);
  if (!response.ok) throw new Error(`${payload}: ${response.status}`);
  const scope = win as Scope;
  scope.__next_f = (await response.json()) as unknown[];
  scope.TURBOPACK = [entry];

  // A translator may still start: nothing but running the scripts is left when it's asked for.
  await Promise.all(preloads);
  if (doc.querySelector('font')) {
    const { showOriginals } = await import('./translation');
    afterHydration(doc, win, showOriginals(originals, doc));
  }
  for (const url of scripts) addScript(doc, url);
}

/** Notes what stands in each element, before a translator replaces texts. */
function originalsOf(doc: Document): Originals {
  const elements = [...doc.body.querySelectorAll('*')];
  return elements.map((parent) => ({ parent, children: [...parent.childNodes] }));
}

/** @returns when the script is there, or can't be loaded */
function preload(doc: Document, url: string): Promise<unknown> {
  const link = doc.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: url });
  doc.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
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
