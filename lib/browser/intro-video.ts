/** Adds a large play button to the introduction video, and a message when it cannot be loaded. */
export function enhanceIntroVideo(doc: Document): void {
  const figure = doc.querySelector('[data-intro-video]');
  const video = figure?.querySelector('video');
  const button = figure?.querySelector<HTMLButtonElement>('[data-play]');
  const problem = figure?.querySelector('[data-video-problem]');
  if (!video || !button) return;
  if (video.paused) button.hidden = false;
  button.addEventListener('click', () => {
    // The button disappears, so keyboard users continue at the video.
    video.focus();
    video.play().catch(() => {}); // The error event shows the message.
  });
  video.addEventListener('play', () => {
    button.hidden = true;
  });
  video.addEventListener('error', () => {
    if (problem) problem.textContent = "The video can't be played right now.";
  });
}
