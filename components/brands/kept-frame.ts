import {
  addedEntries,
  type LeadFormFrame,
  remainingEntries,
} from '@/components/inline-script/start-frame';

/**
 * Counts the entries of a kept frame's form from now on: until here it has added none, but links of
 * the page and the dialog may have.
 */
export function startCountingEntries(frame: LeadFormFrame | null): void {
  if (frame?.historyLength !== undefined) frame.historyLength = window.history.length;
}

/**
 * Removes a frame whose form has added entries to the session history: each of them would take a
 * press of Back, in which nothing happens on the page.
 *
 * @returns how many of them remain without it; null where it stays
 */
export function removeUsedFrame(frame: LeadFormFrame | null): number | null {
  if (!frame?.isConnected || addedEntries(frame, window) === 0) return null;
  const remaining = remainingEntries(frame, window);
  frame.remove();
  // The form's component would go back over them as well.
  delete frame.historyLength;
  return remaining;
}
