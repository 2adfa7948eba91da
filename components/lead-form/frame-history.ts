import type { LeadFormFrame } from '@/components/inline-script/start-frame';

type Counted = Pick<LeadFormFrame, 'historyLength'>;

/** How many entries the form has added to the session history by changing its page. */
function addedEntries({ historyLength }: Counted, { history }: Window): number {
  return Math.max(0, history.length - (historyLength ?? history.length));
}

/**
 * Firefox removes these entries shortly after the frame. Going back over them as well would leave
 * the page.
 *
 * @returns how many entries stay in the history without the frame
 */
function remainingEntries(frame: Counted, win: Window): number {
  const isFirefox = 'mozInnerScreenX' in win;
  return isFirefox ? 0 : addedEntries(frame, win);
}

/**
 * Otherwise going back over the form's entries would also scroll back to the form, away from the
 * confirmation. When the page is left or reloaded, its position is still remembered.
 */
export function keepScrollPosition(signal: AbortSignal): void {
  const restore = (how: ScrollRestoration) => {
    window.history.scrollRestoration = how;
  };
  restore('manual');
  window.addEventListener('pageshow', () => restore('manual'), { signal });
  window.addEventListener('pagehide', () => restore('auto'), { signal });
}

/** Goes back over the entries of a removed frame, because Back would do nothing on them. */
export function leaveFrameHistory(frame: Counted, win: Window): void {
  const remaining = remainingEntries(frame, win);
  if (remaining > 0) win.history.go(-remaining);
}

/**
 * Counts from here again if the frame stays. Its form has added no entries so far, but the page's
 * links and the dialog may have.
 */
export function startCountingEntries(frame: LeadFormFrame | null): void {
  if (frame?.historyLength !== undefined) frame.historyLength = window.history.length;
}

/**
 * Removes a frame whose form has added entries to the session history.
 *
 * @returns how many of the entries stay in the history; null if the frame stays
 */
export function removeNavigatedFrame(frame: LeadFormFrame | null): number | null {
  if (!frame?.isConnected || addedEntries(frame, window) === 0) return null;
  const remaining = remainingEntries(frame, window);
  frame.remove();
  // Otherwise LeadForm would go back over these entries again.
  delete frame.historyLength;
  return remaining;
}
