/** @jest-environment node */

import { imageUrl } from '@/lib/inventory/image-url';

it.each([
  [
    'https',
    'https://pics.example/w_400,h_300/1.jpg?a=1',
    'https://pics.example/w_400,h_300/1.jpg?a=1',
  ],
  ['http', 'http://pics.example/1.jpg', 'https://pics.example/1.jpg'],
  ['spaces', ' HTTPS://Pics.Example/my car.jpg ', 'https://pics.example/my%20car.jpg'],
  ['a path on this site', '/vehicles/sedan-ink.svg', '/vehicles/sedan-ink.svg'],
])('an image by %s is loaded over https: %p', (_, cell, url) => {
  expect(imageUrl(cell)).toBe(url);
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a name', 'car.jpg'],
  ['a script', 'javascript:alert("https://any.example/")'],
  ['another scheme', 'data:image/png;base64,AA=='],
  ['another host as a path', '/\\evil.example/a.jpg'],
  ['no scheme', '//evil.example/a.jpg'],
  ['a broken host', 'http://[bad'],
  ['a password', 'https://user:pass@pics.example/1.jpg'],
  ['an object without a text of its own', { toString: null }],
])('%s is no image', (_, cell) => {
  expect(imageUrl(cell)).toBeNull();
});
