/** @jest-environment node */
import { safeImage } from '@/lib/inventory/image';

describe('the URL of a photo', () => {
  it.each([
    ['https://photos.example/a.jpg', 'https://photos.example/a.jpg'],
    ['http://photos.example/a.jpg?w=1', 'https://photos.example/a.jpg?w=1'],
    ['http://localhost:54321/a.jpg', 'http://localhost:54321/a.jpg'],
    ['http://127.0.0.1:54321/a.jpg', 'http://127.0.0.1:54321/a.jpg'],
    ['http://localhost.example/a.jpg', 'https://localhost.example/a.jpg'],
    ['HTTPS://Photos.Example/a b.jpg', 'https://photos.example/a%20b.jpg'],
    ['  https://photos.example/a.jpg ', 'https://photos.example/a.jpg'],
    ['https://any-host-not-on-a-list.example/a.jpg', 'https://any-host-not-on-a-list.example/a.jpg'],
    ['/vehicles/sedan-ink.svg', '/vehicles/sedan-ink.svg'],
  ])('"%s" is loaded as %s', (img, url) => {
    expect(safeImage(img)).toBe(url);
  });

  it.each([
    null,
    undefined,
    '',
    '   ',
    'car.jpg',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'file:///C:/car.jpg',
    'C:\\photos\\car.jpg',
    'https://',
    'http://[bad',
  ])('%p counts as no image', (img) => {
    expect(safeImage(img)).toBeNull();
  });
});
