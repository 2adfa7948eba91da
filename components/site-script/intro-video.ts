/**
 * The introduction video: a large round button in place of the small one, and a sentence when the video cannot be
 * shown. Without script the browser's own controls and the link below the video do.
 */
export function improveIntroVideo(page: Document): void {
  const figure = page.querySelector('[data-intro-video]');
  const video = figure?.querySelector('video');
  const button = figure?.querySelector<HTMLButtonElement>('[data-play]');
  const problem = figure?.querySelector('[data-video-problem]');
  if (!video || !button) return;
  if (video.paused) button.hidden = false;
  button.addEventListener('click', () => {
    // Who used the button by keyboard stays at the video.
    video.focus();
    video.play().catch(() => {
      // What went wrong arrives as the video's error event.
    });
  });
  video.addEventListener('play', () => {
    button.hidden = true;
  });
  video.addEventListener('error', () => {
    if (problem) problem.textContent = 'The video cannot be shown at the moment.';
  });
}
