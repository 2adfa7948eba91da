import { fireEvent, render, screen } from '@testing-library/react';
import { FallbackImage } from '@/components/cars/fallback-image.island';

const car = (src = '/gone.jpg') => (
  <FallbackImage alt="2031 Kia EV9" fallback="/broken.svg" src={src} />
);
const image = () => screen.getByRole<HTMLImageElement>('img', { name: '2031 Kia EV9' });

describe('an image that fails to load', () => {
  it.each([
    ['is replaced when it failed before React listened', true, '/broken.svg'],
    ['is not replaced while it is still loading', false, '/gone.jpg'],
  ])('%s', (_, complete, src) => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
    render(car());
    expect(image()).toHaveAttribute('src', src);
  });

  it('doesn’t keep the next image from being shown in its place', () => {
    const { rerender } = render(car());
    fireEvent.error(image());
    rerender(car('/next.jpg'));
    expect(image()).toHaveAttribute('src', '/next.jpg');
  });
});
