import { BOOTSTRAP_DATA_ID, type Framework } from '@/lib/build-output/bootstrap-data';

type Scope = Window & { TURBOPACK?: unknown[]; __next_f?: unknown[] };

/** The visitor is at work: the framework comes now. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'change'];

/**
 * Starts the framework on a page that has islands: after the first paint, so that nothing it loads competes with what
 * is to be seen, or at the first sign of the visitor. Until then links, forms and popovers are the platform's own.
 * What to start was written into the page after the build (lib/build-output/page-html.ts).
 */
export function bootNextRuntime(page: Document, place: Window): void {
  const block = page.getElementById(BOOTSTRAP_DATA_ID);
  if (!block) return;
  const scope = place as Scope;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const sign of SIGNS) page.removeEventListener(sign, start, { capture: true });
    const { scripts, entry, payload } = JSON.parse(block.textContent ?? '') as Framework;
    scope.TURBOPACK ??= [];
    // The payload must be whole before the entry runs: the framework takes it as it finds it. Without it the page
    // stays as it is.
    place
      .fetch(payload)
      .then(async (answer) => {
        scope.__next_f = (await answer.json()) as unknown[];
        scope.TURBOPACK?.push(entry);
      })
      .catch(() => {});
    for (const source of scripts) {
      const script = page.createElement('script');
      script.async = true;
      script.src = source;
      page.head.append(script);
    }
  };
  for (const sign of SIGNS) page.addEventListener(sign, start, { capture: true, passive: true });
  afterLoad(page, place, () => afterPaint(place, start));
}

/** What is loaded before the browser has shown a first picture would delay it. */
function afterPaint(place: Window, then: () => void): void {
  const { performance, PerformanceObserver } = place as Window & typeof globalThis;
  const painted = 'first-contentful-paint';
  if (
    !PerformanceObserver?.supportedEntryTypes?.includes('paint') ||
    performance.getEntriesByName(painted).length
  ) {
    place.setTimeout(then);
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(painted).length === 0) return;
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}

function afterLoad(page: Document, place: Window, then: () => void): void {
  if (page.readyState === 'complete') then();
  else place.addEventListener('load', then, { once: true });
}
