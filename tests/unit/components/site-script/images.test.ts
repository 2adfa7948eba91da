import { replaceFailedImages } from '@/components/site-script/images';

const PLACEHOLDER = '/vehicles/broken-image.svg';
const image = (id: string) => document.getElementById(id) as HTMLImageElement;
const fail = (id: string) => image(id).dispatchEvent(new Event('error'));

beforeEach(() => {
  document.body.innerHTML = `
    <img id="photo" data-fallback="${PLACEHOLDER}" src="/gone.jpg" srcset="/gone-2x.jpg 2x" alt="2025 Kia EV9">
    <img id="other" src="/other.jpg" alt="">`;
});

describe('a photo that fails', () => {
  it('is replaced by its placeholder and keeps its text', () => {
    replaceFailedImages(document);
    fail('photo');
    expect(image('photo')).toHaveAttribute('src', PLACEHOLDER);
    expect(image('photo')).not.toHaveAttribute('srcset');
    expect(image('photo')).toHaveAttribute('alt', '2025 Kia EV9');
  });

  it('is replaced once: a placeholder that fails starts no circle', () => {
    replaceFailedImages(document);
    fail('photo');
    image('photo').src = '/left-alone.svg';
    fail('photo');
    expect(image('photo')).toHaveAttribute('src', '/left-alone.svg');
  });

  it('is replaced also when it failed before the script was there', () => {
    const photo = image('photo');
    Object.defineProperties(photo, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      currentSrc: { value: 'http://localhost/gone.jpg' },
    });
    replaceFailedImages(document);
    expect(photo).toHaveAttribute('src', PLACEHOLDER);
  });

  it('is replaced also when it came to the page later', () => {
    replaceFailedImages(document);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img id="late" data-fallback="${PLACEHOLDER}" src="/x.jpg" alt="">`,
    );
    fail('late');
    expect(image('late')).toHaveAttribute('src', PLACEHOLDER);
  });

  it('without a placeholder is left alone', () => {
    replaceFailedImages(document);
    fail('other');
    expect(image('other')).toHaveAttribute('src', '/other.jpg');
  });

  it('is not confused with one that has not been asked for yet', () => {
    Object.defineProperty(image('photo'), 'complete', { value: false });
    replaceFailedImages(document);
    expect(image('photo')).toHaveAttribute('src', '/gone.jpg');
  });
});
