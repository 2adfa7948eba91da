/** The iframe of a hosted form, with what it did before its island listened. */
export type LeadFormFrame = HTMLIFrameElement & {
  /** Messages from the provider; the island takes them and deletes the list. */
  early?: MessageEvent[];
  /** Length of the joint session history before the form navigated within the frame. */
  historyLength?: number;
};

/**
 * Puts a frame with the hosted form in its place, an element with `data-lead-form` (its URL) and
 * `data-title`, with the advertisement that brought the visitor and the time. It may refer to
 * nothing outside of itself: the apply page runs it as an inline script (frame-script.tsx). From
 * here on no message is lost.
 *
 * @returns null where the form was submitted in this entry of the session history
 */
export function startFrame(
  place: HTMLElement,
  win: Window,
  campaign: { storageKey: string; names: string; maxKeys: number; maxLength: number },
): LeadFormFrame | null {
  if (win.history.state?.submitted) return null;
  const url = new URL(place.dataset.leadForm ?? '');
  const names = new RegExp(campaign.names);
  const known = (entry: [string, unknown]): entry is [string, string] =>
    names.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '';

  let parameters = [...new URLSearchParams(win.location.search)].filter(known);
  if (parameters.length === 0) {
    try {
      const stored = JSON.parse(win.localStorage.getItem(campaign.storageKey) ?? '{}');
      const isCurrent = stored.until > Date.now() && !win.navigator.globalPrivacyControl;
      if (isCurrent) parameters = Object.entries(stored.parameters).filter(known);
    } catch {} // Storage is forbidden, or its content is not ours.
  }
  const taken = new Set(url.searchParams.keys());
  url.searchParams.set('t', String(Date.now()));
  for (const [name, value] of parameters.slice(0, campaign.maxKeys)) {
    // Controls and marks of direction would change what the provider's staff see.
    if (!taken.has(name))
      url.searchParams.set(name, value.replace(/\p{C}/gu, '').slice(0, campaign.maxLength));
  }

  const frame: LeadFormFrame = win.document.createElement('iframe');
  const early: MessageEvent[] = [];
  frame.early = early;
  const listen = (event: MessageEvent) => {
    if (frame.early !== early) win.removeEventListener('message', listen);
    else if (event.origin === url.origin) early.push(event);
  };
  win.addEventListener('message', listen);
  frame.addEventListener('load', () => {
    frame.historyLength ??= win.history.length;
  });
  // Restored by Back, the page may have entries after its own: they are not the form's.
  win.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) frame.historyLength = win.history.length;
  });
  // What a form needs to run, report, submit, and open links. Not `allow-top-navigation`: it would
  // move the whole page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  frame.title = place.dataset.title ?? '';
  frame.width = '100%';
  frame.height = '100%';
  frame.src = url.href;
  // With its URL, because a frame without one is a document, too, for which the browser would work.
  place.append(frame);
  return frame;
}

/** @returns how many entries of the session history the form has added by changing its page */
export function addedEntries({ historyLength }: LeadFormFrame, { history }: Window): number {
  return Math.max(0, history.length - (historyLength ?? history.length));
}

/**
 * Goes back over the form's own entries of the session history: some browsers keep them without the
 * frame, and Back does nothing.
 */
export function leaveFrameHistory(frame: LeadFormFrame, win: Window): void {
  const added = addedEntries(frame, win);
  if (added > 0) win.history.go(-added);
}
