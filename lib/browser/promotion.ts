/**
 * Shows a promotion while it runs, unless it was closed in this session. The page waits for this
 * script, so nothing moves.
 */
const STORAGE_KEY = 'promotion';
const promotion = document.currentScript?.previousElementSibling as HTMLElement;
const { from, until } = promotion.dataset;
const period = `${from} ${until}`;

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === period;
  } catch {
    return false;
  }
}

promotion.hidden = Date.now() < Number(from) || Date.now() >= Number(until) || isClosed();
promotion.querySelector('button')?.addEventListener('click', () => {
  promotion.hidden = true;
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    sessionStorage.setItem(STORAGE_KEY, period);
  } catch {} // It's shown again on the next page.
});
