import { replaceFailedImages } from '@/components/site-script/images';

const PLACEHOLDER = '/vehicles/broken-image.svg';
const image = (id: string) => document.getElementById(id) as HTMLImageElement;
const fail = (id: string) => image(id).dispatchEvent(new Event('error'));

beforeEach(() => {
  document.body.innerHTML = `
    <img id="photo" data-fallback="${PLACEHOLDER}" src="/gone.jpg" srcset="/gone-2x.jpg 2x" alt="2025 Kia EV9">
    <img id="other" src="/other.jpg" alt="">`;
});

describe('an image that fails to load', () => {
  it('is replaced by its placeholder and keeps its alt text', () => {
    replaceFailedImages(document);
    fail('photo');
    expect(image('photo')).toHaveAttribute('src', PLACEHOLDER);
    expect(image('photo')).not.toHaveAttribute('srcset');
    expect(image('photo')).toHaveAttribute('alt', '2025 Kia EV9');
  });

  it('is replaced only once, so that a failing placeholder causes no loop', () => {
    replaceFailedImages(document);
    fail('photo');
    image('photo').src = '/left-alone.svg';
    fail('photo');
    expect(image('photo')).toHaveAttribute('src', '/left-alone.svg');
  });

  it('is replaced when it failed before the script ran', () => {
    const photo = image('photo');
    Object.defineProperties(photo, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      currentSrc: { value: 'http://localhost/gone.jpg' },
    });
    replaceFailedImages(document);
    expect(photo).toHaveAttribute('src', PLACEHOLDER);
  });

  it('is replaced when it was added to the page later', () => {
    replaceFailedImages(document);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img id="late" data-fallback="${PLACEHOLDER}" src="/x.jpg" alt="">`,
    );
    fail('late');
    expect(image('late')).toHaveAttribute('src', PLACEHOLDER);
  });

  it('is left alone without a placeholder', () => {
    replaceFailedImages(document);
    fail('other');
    expect(image('other')).toHaveAttribute('src', '/other.jpg');
  });

  it('is not replaced while it is still loading', () => {
    Object.defineProperty(image('photo'), 'complete', { value: false });
    replaceFailedImages(document);
    expect(image('photo')).toHaveAttribute('src', '/gone.jpg');
  });
});
