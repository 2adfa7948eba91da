// The section "Repeats" in components/lead-form/README.md says why submissions are remembered.

/** The value is a JSON list, oldest first. */
export const SUBMISSIONS_KEY = 'submissions';

/** Characters kept of each id: enough to tell ids apart, but not the provider's whole key. */
const KEPT_CHARACTERS = 12;
const MOST_KEPT = 20;

/** Remembered by the page itself, in case storage is blocked or cleared. */
const knownHere = new Set<string>();

/**
 * Whether a submission that the provider reports is new to this browser, which then remembers it.
 *
 * @param id the submission's id, as the provider sends it
 * @param win its `localStorage` throws if the browser blocks storage
 */
export function isNewSubmission(id: string, win: Pick<Window, 'localStorage'>): boolean {
  const end = id.trim().slice(-KEPT_CHARACTERS);
  const known = storedSubmissions(win);
  if (knownHere.has(end) || known.includes(end)) return false;

  knownHere.add(end);
  try {
    const kept = [...known, end].slice(-MOST_KEPT);
    win.localStorage.setItem(SUBMISSIONS_KEY, JSON.stringify(kept));
  } catch {} // Storage is blocked or full.
  return true;
}

/** Empty if storage is blocked or contains something that isn't ours. */
function storedSubmissions(win: Pick<Window, 'localStorage'>): string[] {
  try {
    const stored: unknown = JSON.parse(win.localStorage.getItem(SUBMISSIONS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((end) => typeof end === 'string') : [];
  } catch {
    return [];
  }
}
