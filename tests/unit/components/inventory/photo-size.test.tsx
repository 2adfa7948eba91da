import { act, render, screen } from '@testing-library/react';
import { PhotoSize } from '@/components/inventory/photo-size.island';

/** A photo that is loaded when the test says so. */
function photoOf(naturalWidth: number, naturalHeight: number) {
  const photo = { naturalWidth, naturalHeight, src: '', onload: () => {}, onerror: () => {} };
  jest.spyOn(window, 'Image').mockImplementation(() => photo as unknown as HTMLImageElement);
  return photo;
}

it.each([
  { width: 4032, height: 3024, text: '4032 × 3024, too large' },
  { width: 1280, height: 640, text: '1280 × 640' },
])('a photo of $width pixels is named as "$text"', ({ width, height, text }) => {
  const photo = photoOf(width, height);
  render(<PhotoSize image="https://photos.example/x5.jpg" />);
  expect(photo.src).toBe('https://photos.example/x5.jpg');
  act(() => photo.onload());
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('a photo that does not load is said to be one', () => {
  const photo = photoOf(0, 0);
  render(<PhotoSize image="https://photos.example/gone.jpg" />);
  act(() => photo.onerror());
  expect(screen.getByText('can’t be loaded')).toBeInTheDocument();
});
