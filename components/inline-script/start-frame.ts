import type { CampaignReader } from './inline-functions';

/** A message of the provider, and whether the visitor had been in the form when it came. */
export type FrameMessage = { event: MessageEvent; visited: boolean };

/** The iframe of a hosted form. */
export type LeadFormFrame = HTMLIFrameElement & {
  /** Receives the messages once React follows them (connect-lead-form.ts). */
  onMessage?: (message: FrameMessage) => void;
  /** The messages before that. */
  early: FrameMessage[];
  /**
   * Length of the joint session history before the form navigated within the frame; connectLeadForm
   * notes it.
   */
  historyLength?: number;
};

/**
 * Puts the frame of a hosted form into its container, an element with `data-lead-form` (the form's
 * URL) and `data-title`, and listens to it. The function may refer to nothing outside of itself,
 * because the inline script of a page has it as text.
 *
 * @returns null where the form was submitted in this entry of the session history
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: its text goes into a page without any function that it would call
export function startFrame(
  container: HTMLElement,
  win: Window,
  { read, limits }: CampaignReader,
): LeadFormFrame | null {
  if (win.history.state?.submitted) return null;
  const url = new URL(container.dataset.leadForm ?? '');
  const query = new URLSearchParams(win.location.search);
  // A static page doesn't know its query: the car in it goes along.
  for (const name of container.dataset.forward?.split(' ') ?? []) {
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

  const early: FrameMessage[] = [];
  const frame: LeadFormFrame = Object.assign(win.document.createElement('iframe'), { early });
  let visited = false;
  // The page can't see what happens in a frame of another origin, only that it has the focus.
  const noteVisit = () => {
    visited ||= win.document.activeElement === frame;
  };
  // Firefox moves the focus after the event.
  win.addEventListener('blur', () => win.setTimeout(noteVisit));
  const receive = (event: MessageEvent) => {
    if (!frame.isConnected) win.removeEventListener('message', receive);
    if (!frame.isConnected || event.origin !== url.origin) return;
    frame.style.visibility = '';
    noteVisit();
    if (frame.onMessage) frame.onMessage({ event, visited });
    else early.push({ event, visited });
  };
  win.addEventListener('message', receive);
  // Until the form responds: a browser's page about a blocked form is gray.
  frame.style.visibility = 'hidden';
  // What a form needs to run, report, submit, and open links. Not `allow-top-navigation`: it would
  // move the whole page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  frame.title = container.dataset.title ?? '';
  frame.src = url.href;
  // Added with its URL: the browser would load an empty document first.
  container.append(frame);
  return frame;
}
