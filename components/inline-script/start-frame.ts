import type { AdClickReader } from '@/lib/measuring/ad-click';

/** `hadFocus` says whether the visitor had been in the form when the message came. */
export type FrameMessage = { event: MessageEvent; hadFocus: boolean };

export type LeadFormFrame = HTMLIFrameElement & {
  /** connect-lead-form.ts sets this to receive messages once React is ready. */
  onMessage?: (message: FrameMessage) => void;
  /** Messages that arrived before that. */
  early: FrameMessage[];
};

/**
 * Adds the iframe of a hosted form to its container, whose `data-lead-form` is the form's URL and
 * `data-title` its title, and listens to it. The inline script contains this function as text, so
 * it can't use anything defined outside of it. components/lead-form/README.md has the contract.
 *
 * @returns null if the form was already submitted in this entry of the session history
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it can't call other functions
export function startFrame(
  container: HTMLElement,
  win: Window,
  { read, key }: AdClickReader,
): LeadFormFrame | null {
  if (win.history.state?.submitted) return null;
  const url = new URL(container.dataset.leadForm ?? '');
  const { searchParams } = url;
  const query = new URLSearchParams(win.location.search);
  // A static page doesn't know its query, so the parameters of the car are forwarded here.
  for (const name of container.dataset.forwardedFields?.split(' ') ?? []) {
    // Anybody can write a URL: no longer than the names of cars elsewhere (MAX_NAME_LENGTH).
    const value = query.get(name)?.slice(0, 80);
    if (value) searchParams.set(name, value);
  }
  const mayKnow = !win.navigator.globalPrivacyControl;
  let adClick = mayKnow ? read(query) : [];
  if (mayKnow && adClick.length === 0) {
    try {
      const stored = JSON.parse(win.localStorage.getItem(key) ?? '{}');
      if (stored.until > Date.now()) adClick = read(Object.entries(stored.parameters));
    } catch {} // Storage is blocked, or contains something that isn't ours.
  }
  const taken = new Set(searchParams.keys());
  searchParams.set('t', `${Date.now()}`);
  for (const [name, value] of adClick) {
    if (!taken.has(name)) searchParams.set(name, value);
  }

  const frame: LeadFormFrame = Object.assign(win.document.createElement('iframe'), { early: [] });
  const listening = new AbortController();
  let hadFocus = false;
  // The page can't see what happens in a frame of another origin, only that the frame has the
  // focus.
  const noteFocus = () => {
    if (!frame.isConnected) listening.abort();
    hadFocus ||= win.document.activeElement === frame;
  };
  // Firefox moves the focus after this event.
  win.addEventListener('blur', () => win.setTimeout(noteFocus), { signal: listening.signal });
  const receive = (event: MessageEvent) => {
    noteFocus();
    if (!frame.isConnected || event.origin !== url.origin) return;
    if (event.source === frame.contentWindow) frame.style.visibility = '';
    if (frame.onMessage) frame.onMessage({ event, hadFocus });
    else frame.early.push({ event, hadFocus });
  };
  win.addEventListener('message', receive, { signal: listening.signal });
  // Hidden until the form responds: if a form is blocked, the browser shows a gray error page.
  frame.style.visibility = 'hidden';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  frame.title = container.dataset.title ?? '';
  frame.src = url.href;
  // Added after its URL is set, or the browser would first load an empty document.
  container.append(frame);
  return frame;
}
