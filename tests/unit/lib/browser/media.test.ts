import { embedInstagram, enhanceIntroVideo, replaceFailedImages } from '@/lib/browser/media';

describe('images', () => {
  const PLACEHOLDER = '/vehicles/broken-image.svg';
  const image = (id: string) => document.getElementById(id) as HTMLImageElement;
  const fail = (id: string) => image(id).dispatchEvent(new Event('error'));

  beforeEach(() => {
    document.body.innerHTML = `
    <img id="photo" data-fallback="${PLACEHOLDER}" src="/gone.jpg" srcset="/gone-2x.jpg 2x" alt="2025 Kia EV9">`;
  });

  describe('an image that fails to load', () => {
    it('is replaced by its placeholder, once, and keeps its alt text', () => {
      replaceFailedImages(document);
      fail('photo');
      expect(image('photo')).toHaveAttribute('src', PLACEHOLDER);
      expect(image('photo')).not.toHaveAttribute('srcset');
      expect(image('photo')).toHaveAttribute('alt', '2025 Kia EV9');
      image('photo').src = '/changed.svg';
      fail('photo');
      expect(image('photo')).toHaveAttribute('src', '/changed.svg');
    });

    it.each([
      ['is replaced when it failed before the script ran', true, PLACEHOLDER],
      ['is not replaced while it is still loading', false, '/gone.jpg'],
    ])('%s', (_, complete, src) => {
      Object.defineProperties(image('photo'), {
        complete: { value: complete },
        naturalWidth: { value: 0 },
        currentSrc: { value: 'http://localhost/gone.jpg' },
      });
      replaceFailedImages(document);
      expect(image('photo')).toHaveAttribute('src', src);
    });

    it('is replaced when it was added to the page later', () => {
      replaceFailedImages(document);
      document.body.innerHTML += `<img id="late" data-fallback="${PLACEHOLDER}" src="/x.jpg" alt="">`;
      fail('late');
      expect(image('late')).toHaveAttribute('src', PLACEHOLDER);
    });
  });
});

describe('Instagram', () => {
  const scripts = () => document.querySelectorAll('script[src="https://www.instagram.com/embed.js"]');
  const feed = () => document.querySelector('[data-instagram]');

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<div data-instagram><p>posts</p></div>';
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  describe('the embedded posts', () => {
    it("load Instagram's script once and are marked as loaded after 1500 ms", () => {
      embedInstagram(document, window);
      expect(scripts()).toHaveLength(1);
      expect(feed()).toHaveAttribute('data-loaded', 'false');
      expect(feed()).toHaveAttribute('aria-busy', 'true');
      jest.advanceTimersByTime(1499);
      expect(feed()).toHaveAttribute('data-loaded', 'false');
      jest.advanceTimersByTime(1);
      expect(feed()).toHaveAttribute('data-loaded', 'true');
      expect(feed()).toHaveAttribute('aria-busy', 'false');
    });
  });
});

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
