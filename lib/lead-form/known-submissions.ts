// Why submissions are remembered: "Repeats" in components/lead-form/README.md.

/** Key of the local storage. Its value is a JSON list, the oldest first. */
export const KNOWN_SUBMISSIONS = 'submissions';

/** How much of an id is kept: enough to tell two apart, and not the provider's whole key. */
const KEPT_CHARACTERS = 12;
const MOST_KEPT = 20;

/** What the page itself remembers, in case storage is blocked or gets cleared. */
const knownHere = new Set<string>();

/**
 * Notes the id of a submission that the provider has reported.
 *
 * @param id of the submission, as the provider sends it
 * @param win whose storage is read; reading it throws in a browser that blocks storage
 * @returns whether this browser hadn't seen it
 */
export function noteSubmission(id: string, win: Pick<Window, 'localStorage'>): boolean {
  const end = id.trim().slice(-KEPT_CHARACTERS);
  const known = storedSubmissions(win);
  if (knownHere.has(end) || known.includes(end)) return false;

  knownHere.add(end);
  try {
    const kept = [...known, end].slice(-MOST_KEPT);
    win.localStorage.setItem(KNOWN_SUBMISSIONS, JSON.stringify(kept));
  } catch {} // Storage is blocked or full.
  return true;
}

/** @returns nothing where storage is blocked, or has a text that isn't ours */
function storedSubmissions(win: Pick<Window, 'localStorage'>): string[] {
  try {
    const stored: unknown = JSON.parse(win.localStorage.getItem(KNOWN_SUBMISSIONS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((end) => typeof end === 'string') : [];
  } catch {
    return [];
  }
}
