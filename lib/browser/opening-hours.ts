import { openingStatus } from '@/lib/opening-hours/opening-hours';
import { whenNear } from './lazy';

const MINUTE_MS = 60_000;

/**
 * Fills in and displays each opening-hours line when it is near the view, and updates it every minute. Not before: a
 * slow phone takes 50 ms to find out the time in New York (docs/performance.md).
 */
export function renderOpeningStatus(doc: Document, clock: () => Date): void {
  const show = (line: HTMLElement) => {
    const status = openingStatus(JSON.parse(line.dataset.openingHours ?? ''), clock());
    line.dataset.open = String(status.open);
    const text = line.querySelector('[data-opening-text]');
    if (text) text.textContent = status.text;
    line.hidden = false;
  };
  for (const line of doc.querySelectorAll<HTMLElement>('[data-opening-hours]')) {
    // What is hidden intersects nothing.
    whenNear(line.parentElement ?? line, 200, () => {
      show(line);
      setInterval(() => show(line), MINUTE_MS);
    });
  }
}
