/**
 * Calls a function after the next paint: a frame's own callback runs before that, and a timer that
 * it sets after it.
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
