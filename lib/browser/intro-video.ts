/**
 * Adds a large play button to the introduction video. The text below it says what to do where it
 * can't be played.
 */
export function enhanceIntroVideo(doc: Document): void {
  const figure = doc.querySelector('[data-intro-video]');
  const video = figure?.querySelector('video');
  const button = figure?.querySelector<HTMLButtonElement>('[data-play]');
  if (!video || !button) return;
  if (video.paused) button.hidden = false;
  button.addEventListener('click', () => {
    // The button disappears, so keyboard users continue at the video.
    video.focus();
    video.play().catch(() => {});
  });
  video.addEventListener('play', () => {
    button.hidden = true;
  });
}
