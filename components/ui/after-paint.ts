/**
 * Calls a function after the next paint. An animation frame's callback runs before the paint, and a
 * timer set in it runs after.
 *
 * @returns a function that cancels the call
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
