import { openingStatus } from '@/lib/site/opening-hours';

const MINUTE_MS = 60_000;

/** Fills in and displays the opening-hours lines, and updates them every minute. */
export function renderOpeningStatus(doc: Document, clock: () => Date): void {
  const lines = doc.querySelectorAll<HTMLElement>('[data-opening-hours]');
  if (lines.length === 0) return;
  const update = () => {
    for (const line of lines) {
      const status = openingStatus(JSON.parse(line.dataset.openingHours ?? '[]'), clock());
      line.dataset.open = String(status.open);
      const text = line.querySelector('[data-opening-text]');
      if (text) text.textContent = status.text;
      line.hidden = false;
    }
  };
  update();
  setInterval(update, MINUTE_MS);
}
