import { openingStatus } from '@/lib/site/opening-hours';

const A_MINUTE = 60_000;

/** Fills every hidden opening-hours line (design section 5); the line stays absent without script. */
export function renderOpeningStatus(page: Document, clock: () => Date): void {
  const lines = page.querySelectorAll<HTMLElement>('[data-opening-hours]');
  if (lines.length === 0) return;
  const tell = () => {
    for (const line of lines) {
      const status = openingStatus(JSON.parse(line.dataset.openingHours ?? '[]'), clock());
      line.dataset.open = String(status.open);
      const text = line.querySelector('[data-opening-text]');
      if (text) text.textContent = status.text;
      line.hidden = false;
    }
  };
  tell();
  setInterval(tell, A_MINUTE);
}
