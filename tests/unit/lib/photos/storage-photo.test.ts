import { atImageService, cardPhoto } from '@/lib/photos/storage-photo';

const file = 'https://a.supabase.co/storage/v1/object/public/vehicles/x5.jpg';
const service = 'https://a.supabase.co/storage/v1/render/image/public/vehicles/x5.jpg';

it.each([
  ['of Supabase Storage is the image service’s', file, service],
  ['that is the image service’s already stays', service, service],
  ['of another host stays', 'https://photos.example/x5.jpg', 'https://photos.example/x5.jpg'],
  ['of this site stays', '/vehicles/sedan-ink.svg', '/vehicles/sedan-ink.svg'],
])('an address %s', (_, image, expected) => {
  expect(atImageService(image)).toBe(expected);
});

it('a photo at the image service comes in the sizes of a card, twice as wide as high', () => {
  const { src, srcSet = '', sizes } = cardPhoto(service);
  const query = (width: number) => `?width=${width}&height=${width / 2}&resize=cover&quality=60`;
  expect(src).toBe(service + query(640));
  expect(srcSet.split(', ')).toEqual(
    [240, 400, 640].map((width) => `${service}${query(width)} ${width}w`),
  );
  expect(sizes).toContain('300px');
});

it('another photo comes as it is', () => {
  expect(cardPhoto(file)).toEqual({ src: file });
});
