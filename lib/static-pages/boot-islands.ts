/** Id of the JSON block from which the site script boots Next's client. */
export const BOOTSTRAP_DATA_ID = 'bootstrap-data';

/** What Next's client needs to hydrate a page. */
export type BootstrapData = {
  /** URLs of its scripts, in the page's order. */
  scripts: string[];
  /** What to push to `TURBOPACK` to run the page's modules. */
  entry: unknown;
  /** URL of a JSON file with the rows of `self.__next_f`. */
  payload: string;
};

type Scope = Window & { TURBOPACK?: unknown[]; __next_f?: unknown[] };

/**
 * The root of an island. Its value names the query parameters that the island reads: where the URL has one of them, the
 * island starts without being in view.
 */
const ISLAND = '[data-island]';
/** An island starts when it is this close to the viewport. */
const MARGIN = '200px';

/** A first sign of the visitor on an island, or on a link that scrolls to one on this page. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'change'];

/**
 * Boots Next's client on a page with islands when one of them is about to be seen, not before the first paint, or when it
 * is touched. Until then links, forms and popovers work natively. The build writes the data it needs into the page
 * (page-html.ts).
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
    // The scripts run after the payload has arrived, the same order as in a page of Next: the last of them runs the
    // entry, which reads the payload, and in Next 16.4.0 document.currentScript. Without payload the page stays static.
    win
      .fetch(payload)
      .then(async (response) => {
        scope.__next_f = (await response.json()) as unknown[];
        scope.TURBOPACK = [entry];
        for (const url of scripts) {
          const script = doc.createElement('script');
          script.async = true;
          script.src = url;
          doc.head.append(script);
        }
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
      if (entries.some(({ isIntersecting }) => isIntersecting)) afterPaint(win, boot);
    },
    { rootMargin: MARGIN },
  );
  const query = new URLSearchParams(win.location.search);
  for (const island of doc.querySelectorAll<HTMLElement>(ISLAND)) {
    observer.observe(island);
    const read = island.dataset.island?.split(' ') ?? [];
    if (read.some((name) => query.has(name))) afterPaint(win, boot);
  }
}

/**
 * Runs what changes the order of elements: immediately, or, on a plain page (README.md), after Next has
 * hydrated it. React would restore the order otherwise.
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

/** A frame callback runs before its paint, and a timer of it afterwards. */
function afterPaint(win: Window, callback: () => void): void {
  win.requestAnimationFrame(() => win.setTimeout(callback));
}
