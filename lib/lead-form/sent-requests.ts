/**
 * The cars that a visitor has asked about in this session, so that nobody asks for one twice by
 * mistake. Cards say "Request sent" (components/lead-form/sent-note.tsx), and the forms for such a
 * car show their thanks. Names of cars only: nothing that the visitor typed into a form.
 */

/** Key of the session's storage. Its value is a JSON list of what `requestOf` returns. */
export const SENT_REQUESTS = 'sent-requests';

/** On the window, after a request was sent on this page. */
const CHANGED = 'sent-requests-changed';

/**
 * A car as a card, a link, or a URL names it; a make alone stands for any of its models. Two cars
 * of the same make, model, and year are one request: nothing in the lead tells them apart.
 */
export type RequestedCar = { make: string; model?: string; year?: number | string };

/** @returns the same text for every spelling of a car: "toyota rav4 2025" */
export function requestOf({ make, model = '', year = '' }: RequestedCar): string {
  return `${make} ${model} ${year}`.replace(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * @returns what was sent in this session, oldest first; nothing where storage is forbidden or has a
 *   text that isn't ours
 */
export function sentRequests(win: Window): readonly string[] {
  try {
    const stored: unknown = JSON.parse(win.sessionStorage.getItem(SENT_REQUESTS) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((request) => typeof request === 'string');
  } catch {
    return [];
  }
}

/** @param request what `requestOf` returns */
export function wasSent(request: string, win: Window): boolean {
  return sentRequests(win).includes(request);
}

/** @param request what `requestOf` returns */
export function rememberRequest(request: string, win: Window): void {
  const others = sentRequests(win).filter((sent) => sent !== request);
  try {
    win.sessionStorage.setItem(SENT_REQUESTS, JSON.stringify([...others, request]));
  } catch {
    return; // Storage is forbidden or full. The visitor can still apply.
  }
  win.dispatchEvent(new Event(CHANGED));
}

/**
 * Lets an entry of the session history say that its form was submitted, where that was for the same
 * car: the page shows its thanks, and the form isn't loaded. It may refer to nothing outside of
 * itself: the apply page runs it as an inline script (components/lead-form/frame-script.tsx).
 *
 * @param place an element with `data-request`, as `requestOf` returns it
 */
export function markSentRequest(place: HTMLElement, win: Window, storageKey: string): void {
  const { request } = place.dataset;
  if (!request) return;
  try {
    const sent: unknown = JSON.parse(win.sessionStorage.getItem(storageKey) ?? '[]');
    const isSent = Array.isArray(sent) && sent.includes(request);
    if (isSent) win.history.replaceState({ ...win.history.state, submitted: true }, '');
  } catch {} // Storage is forbidden, or its content is not ours.
}

/**
 * Calls a function when the list may have changed: after a request on this page, and when Back
 * restores the page, since it was sent on another one.
 *
 * @returns a function that stops it, as `useSyncExternalStore` needs it
 */
export function watchSentRequests(onChange: () => void, win: Window): () => void {
  win.addEventListener(CHANGED, onChange);
  win.addEventListener('pageshow', onChange);
  return () => {
    win.removeEventListener(CHANGED, onChange);
    win.removeEventListener('pageshow', onChange);
  };
}
