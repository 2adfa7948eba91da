/** @jest-environment node */

import { photoOf } from '@/lib/inventory/photo';

const ONE = 'https://pics.example/1.jpg';
const TWO = 'https://pics.example/2.jpg';

describe('of several photos in a cell the first is shown', () => {
  it.each([
    ['a bar', `${ONE}|${TWO}`],
    ['a semicolon', `${ONE};${TWO}`],
    ['a comma', `${ONE},${TWO}`],
    ['a space', `${ONE} ${TWO}`],
    ['lines', `${ONE}\r\n${TWO}`],
    ['a comma before one without a scheme', `${ONE},www.pics.example/2.jpg`],
    ['one at the start', `|${ONE}|${TWO}`],
    ['JSON', JSON.stringify([ONE, TWO])],
    ['JSON that is cut off', JSON.stringify([ONE, TWO]).slice(0, -4)],
    ['single quotes', `['${ONE}', '${TWO}']`],
  ])('%s', (_, cell) => {
    expect(photoOf(cell)).toEqual({ url: ONE, cellProblem: null });
  });

  it('also without a scheme, and as paths of this site', () => {
    expect(photoOf('//pics.example/1.jpg,//pics.example/2.jpg').url).toBe(ONE);
    expect(photoOf('pics.example/1.jpg, www.pics.example/2.jpg').url).toBe(ONE);
    expect(photoOf('/vehicles/a.svg|/vehicles/b.svg').url).toBe('/vehicles/a.svg');
  });
});

it.each([
  ['a comma', 'https://pics.example/w_400,h_300,c_fill/1.jpg'],
  ['a comma before what looks like a host', 'https://pics.example/Doe,St.John/1.jpg'],
  ['a tilde before a slash', 'https://pics.example/~/media/car.jpg'],
  ['two slashes', 'https://pics.example/a//b.jpg'],
  ['a semicolon', 'https://pics.example/1.jpg;jsessionid=7?a=1;b=2'],
  ['a bar', 'https://pics.example/1.jpg?layer=0|1'],
  ['an escape', 'https://pics.example/my%20car.jpg'],
  ['another URL', 'https://pics.example/fetch/https://other.example/1.jpg'],
  ['brackets', 'https://pics.example/car_(1).jpg?size[w]=2'],
])('a URL with %s is not cut', (_, url) => {
  expect(photoOf(url)).toEqual({ url, cellProblem: null });
});

it.each([
  ['spaces', 'HTTPS://Pics.Example/my red car.jpg', 'https://pics.example/my%20red%20car.jpg'],
  ['an entity', 'https://pics.example/1.jpg?w=1&amp;h=2', 'https://pics.example/1.jpg?w=1&h=2'],
  ['a path of this site', '/vehicles/sedan-ink.svg', '/vehicles/sedan-ink.svg'],
  ['this computer', 'http://localhost:54321/a.jpg', 'http://localhost:54321/a.jpg'],
])('a URL with %s is loaded', (_, cell, url) => {
  expect(photoOf(cell)).toEqual({ url, cellProblem: null });
});

it.each([
  ['http://pics.example/1.jpg', 'https://pics.example/1.jpg', '"http:", which was changed'],
  ['pics.example/1.jpg', ONE, 'no "https:", which was added'],
  ['pics.example/a//b.jpg', 'https://pics.example/a//b.jpg', 'was added'],
  ['www.pics.example:8080/1.jpg', 'https://www.pics.example:8080/1.jpg', 'was added'],
])('%p is loaded as %p and named', (cell, url, problem) => {
  expect(photoOf(cell)).toEqual({ url, cellProblem: expect.stringContaining(problem) });
});

it.each([[null], [undefined], [''], [' \u00a0\n'], ['[]'], ['""'], [[]]])(
  'no photo is in %p',
  (cell) => {
    expect(photoOf(cell)).toEqual({ url: null, cellProblem: null });
  },
);

it.each([
  ['a name', 'car.jpg'],
  ['a word', 'N/A'],
  ['a disk', 'C:\\photos\\car.jpg'],
  ['a script', 'javascript:alert("https://any.example/")'],
  ['another scheme', 'ftp://pics.example/1.jpg'],
  ['another host as a path', '/\\evil.example/a.jpg'],
  ['no host', '//'],
  ['a broken host', 'http://[bad'],
  ['a password', 'https://user:pass@pics.example/1.jpg'],
  ['a number', 7],
  ['an object without a text of its own', { toString: null }],
  ['more than fits', `https://pics.example/${'x'.repeat(20_000)}`],
])('%s is no URL, and named', (_, cell) => {
  expect(photoOf(cell)).toEqual({
    url: null,
    cellProblem: expect.stringContaining('no address of a photo'),
  });
});
