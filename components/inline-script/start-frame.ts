import type { CampaignReader } from './inline-functions';

/** The iframe of a hosted form, with what it did before its island listened. */
export type LeadFormFrame = HTMLIFrameElement & {
  /**
   * Messages from the provider, each with whether the visitor had been in the form when it came;
   * the island takes them and deletes the list.
   */
  early?: { event: MessageEvent; visited?: boolean }[];
  /** Whether the visitor has been in the form, with a finger, a pointer, or the keyboard. */
  visited?: boolean;
  /**
   * Length of the joint session history before the form navigated within the frame; connectLeadForm
   * notes it.
   */
  historyLength?: number;
};

/**
 * Puts a frame with the hosted form in its place, an element with `data-lead-form` (its URL) and
 * `data-title`, with the advertisement that brought the visitor and the time. It may refer to
 * nothing outside of itself: a page has its text in its inline script. From
 * here on no message is lost.
 *
 * @returns null where the form was submitted in this entry of the session history
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: its text goes into a page without any function that it would call
export function startFrame(
  place: HTMLElement,
  win: Window,
  { read, limits }: CampaignReader,
): LeadFormFrame | null {
  if (win.history.state?.submitted) return null;
  const url = new URL(place.dataset.leadForm ?? '');
  const query = new URLSearchParams(win.location.search);
  // A static page doesn't know its query: the car in it goes along.
  for (const name of place.dataset.forward?.split(' ') ?? []) {
    const value = query.get(name);
    if (value) url.searchParams.set(name, value);
  }
  const mayKnow = !win.navigator.globalPrivacyControl;
  let parameters = mayKnow ? read(query, limits) : [];
  if (mayKnow && parameters.length === 0) {
    try {
      const stored = JSON.parse(win.localStorage.getItem(limits.key) ?? '{}');
      if (stored.until > Date.now()) parameters = read(Object.entries(stored.parameters), limits);
    } catch {} // Storage is forbidden, or its content is not ours.
  }
  const taken = new Set(url.searchParams.keys());
  url.searchParams.set('t', `${Date.now()}`);
  for (const [name, value] of parameters) {
    if (!taken.has(name)) url.searchParams.set(name, value);
  }

  const frame: LeadFormFrame = win.document.createElement('iframe');
  const early: LeadFormFrame['early'] = [];
  frame.early = early;
  // The only sign that a page gets of what happens in a frame of another origin: it has the focus.
  const isVisited = () => {
    if (win.document.activeElement === frame) frame.visited = true;
    return frame.visited;
  };
  // Firefox moves the focus after the event.
  win.addEventListener('blur', () => win.setTimeout(isVisited));
  const listen = (event: MessageEvent) => {
    if (event.origin !== url.origin) return;
    frame.style.visibility = '';
    if (frame.early === early) early.push({ event, visited: isVisited() });
    else win.removeEventListener('message', listen);
  };
  // A browser's page about a blocked form is grey: the frame is invisible until the form responds.
  frame.style.visibility = 'hidden';
  win.addEventListener('message', listen);
  // What a form needs to run, report, submit, and open links. Not `allow-top-navigation`: it would
  // move the whole page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  frame.title = place.dataset.title ?? '';
  frame.src = url.href;
  // With its URL, because a frame without one is a document, too, for which the browser would work.
  place.append(frame);
  return frame;
}
