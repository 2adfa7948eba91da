import { enhanceIntroVideo } from '@/lib/browser/intro-video';

it('the introduction video plays on a click on the button, which disappears', () => {
  document.body.innerHTML =
    '<figure data-intro-video><video controls></video><button data-play hidden></button></figure>';
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const button = document.querySelector('button') as HTMLButtonElement;
  enhanceIntroVideo(document);
  expect(button.hidden).toBe(false);
  expect(play).not.toHaveBeenCalled();
  button.click();
  expect(play).toHaveBeenCalledTimes(1);
  document.querySelector('video')?.dispatchEvent(new Event('play'));
  expect(button.hidden).toBe(true);
});
