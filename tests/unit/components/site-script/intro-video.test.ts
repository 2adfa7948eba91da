import { enhanceIntroVideo } from '@/components/site-script/intro-video';

const video = () => document.querySelector('video') as HTMLVideoElement;
const button = () => document.querySelector('button') as HTMLButtonElement;
const problem = () => document.querySelector('[data-video-problem]');

beforeEach(() => {
  document.body.innerHTML =
    '<figure data-intro-video><video controls></video><button data-play hidden></button><p data-video-problem></p></figure>';
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

describe('the introduction video', () => {
  it('plays on a click on the button, which disappears', () => {
    enhanceIntroVideo(document);
    expect(button().hidden).toBe(false);
    expect(video().play).not.toHaveBeenCalled();
    button().click();
    expect(video().play).toHaveBeenCalledTimes(1);
    video().dispatchEvent(new Event('play'));
    expect(button().hidden).toBe(true);
  });

  it('shows a message when it cannot be loaded', () => {
    enhanceIntroVideo(document);
    expect(problem()).toBeEmptyDOMElement();
    video().dispatchEvent(new Event('error'));
    expect(problem()).toHaveTextContent('The video cannot be shown at the moment.');
  });

  it('is optional', () => {
    document.body.innerHTML = '';
    expect(() => enhanceIntroVideo(document)).not.toThrow();
  });
});
