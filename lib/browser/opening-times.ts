import { isSoon, nextAnswer, openingStatus } from '@/lib/opening-hours/opening-status';

/** The event of `document` after which lines that have just come into the page are filled in. */
export const TIMES_WANTED = 'timeswanted';

/**
 * Says whether somebody answers and when the next time is, and follows the clock. Styles know the
 * hours as `closed:` (app/globals.css).
 */
export function showOpeningTimes(doc: Document, clock: () => Date): void {
  const written = doc.querySelector<HTMLElement>('[data-opening-hours]')?.dataset.openingHours;
  if (!written) return;
  const schedule = JSON.parse(written);

  const show = () => {
    const now = clock();
    const { open, text, shortText } = openingStatus(schedule, now);
    for (const line of doc.querySelectorAll<HTMLElement>('[data-opening-status]')) {
      line.dataset.open = `${open}`;
      say(line, line.dataset.openingStatus === 'short' ? shortText : text);
    }
    const answer = nextAnswer(schedule, now);
    for (const line of doc.querySelectorAll<HTMLElement>('[data-next-answer]')) say(line, answer);
  };

  show();
  setInterval(show, 60_000);
  doc.addEventListener(TIMES_WANTED, show);
}

/** Writes only what is new: a translator may have replaced the same words. */
function say(line: HTMLElement, text: string): void {
  if (line.dataset.says === text) return;
  line.dataset.says = text;
  line.textContent = text;
}

/** Lists the closures of the next 30 days in the footer. */
export function showClosures(doc: Document, now: Date): void {
  for (const row of doc.querySelectorAll<HTMLElement>('[data-closure]'))
    row.hidden = !isSoon(row.dataset.closure ?? '', now);
}
