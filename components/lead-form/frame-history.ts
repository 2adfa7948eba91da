/**
 * A form that changes its own page adds entries to the session history. Back only takes the frame
 * back on them, or does nothing once the frame is gone.
 */

/** The length of the session history before the form added entries. */
let lengthBefore = 0;

/** The page's links and the dialog add entries, too: count only after them. */
export function startCountingEntries(): void {
  lengthBefore = window.history.length;
}

export function addedEntries(): number {
  return Math.max(0, window.history.length - lengthBefore);
}

/** Goes back over the entries of a form that is gone. */
export function leaveAddedEntries(): void {
  // Firefox removes them with the frame. Going back over them as well would leave the page.
  const isFirefox = 'mozInnerScreenX' in window;
  const remaining = isFirefox ? 0 : addedEntries();
  if (remaining > 0) window.history.go(-remaining);
  // The length doesn't change by going back.
  startCountingEntries();
}

/**
 * Otherwise going back over the form's entries would also scroll back to the form, away from the
 * confirmation, or to the top in WebKit. When the page is left or reloaded, its position is still
 * remembered. A second call changes nothing.
 */
export function keepScrollPosition(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', onShow);
  window.addEventListener('pagehide', onHide);
}

function onShow({ persisted }: PageTransitionEvent): void {
  window.history.scrollRestoration = 'manual';
  // When Back restores the page, later entries aren't the form's.
  if (persisted) startCountingEntries();
}

function onHide(): void {
  window.history.scrollRestoration = 'auto';
}
