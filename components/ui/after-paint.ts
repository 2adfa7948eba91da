/**
 * Calls a function after the next paint: a frame's own callback runs before that, and a timer that
 * it sets after it.
 *
 * @returns a function that prevents the call
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
