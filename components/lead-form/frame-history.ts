import type { LeadFormFrame } from '@/components/inline-script/start-frame';

type Counted = Pick<LeadFormFrame, 'historyLength'>;

/** @returns how many entries of the session history the form has added by changing its page */
function addedEntries({ historyLength }: Counted, { history }: Window): number {
  return Math.max(0, history.length - (historyLength ?? history.length));
}

/**
 * Firefox removes the entries together with the frame, a moment later: going back over them as well
 * would leave the page.
 *
 * @returns how many of them remain without the frame
 */
function remainingEntries(frame: Counted, win: Window): number {
  const isFirefox = 'mozInnerScreenX' in win;
  return isFirefox ? 0 : addedEntries(frame, win);
}

/** Goes back over what remains of a removed frame, because Back would do nothing there. */
export function leaveFrameHistory(frame: Counted, win: Window): void {
  const remaining = remainingEntries(frame, win);
  if (remaining > 0) win.history.go(-remaining);
}

/**
 * Counts a kept frame's entries from now on. The form has added none, but links of the page and the
 * dialog may have.
 */
export function startCountingEntries(frame: LeadFormFrame | null): void {
  if (frame?.historyLength !== undefined) frame.historyLength = window.history.length;
}

/**
 * Removes a frame whose form has added entries to the session history.
 *
 * @returns how many of them remain without it; null where it stays
 */
export function removeNavigatedFrame(frame: LeadFormFrame | null): number | null {
  if (!frame?.isConnected || addedEntries(frame, window) === 0) return null;
  const remaining = remainingEntries(frame, window);
  frame.remove();
  // Otherwise LeadForm would go back over them as well.
  delete frame.historyLength;
  return remaining;
}
