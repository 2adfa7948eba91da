/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { config, proxy } from '@/proxy';

const responseTo = (path: string) => proxy(new NextRequest(new URL(path, 'https://site.example')));

describe('the proxy', () => {
  it.each([
    ['/inventory/VW?gclid=1', '/inventory/volkswagen?gclid=1'],
    ['/INVENTORY/bmw', '/inventory/bmw'],
    ['/BLOG/A-Later-Guide', '/blog/a-later-guide'],
  ])('redirects %s permanently to %s', (path, page) => {
    const response = responseTo(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`https://site.example${page}`);
  });

  it('passes the page of a make through', () => {
    expect(responseTo('/inventory/land-rover').headers.get('x-middleware-next')).toBe('1');
  });

  it.each(['/inventory/%', '/Inventory/Brand-Not-Found'])('finds no brand at %s?a=b', (path) => {
    const { status, headers } = responseTo(`${path}?a=b`);
    expect(status).toBe(404);
    expect(headers.get('x-middleware-rewrite')).toBe(
      'https://site.example/inventory/brand-not-found',
    );
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

describe('a page that is rendered per request', () => {
  it('gets the nonce of its policy, and of none that the visitor sends', () => {
    const request = new NextRequest('https://site.example/apply', {
      headers: { 'x-nonce': 'evil' },
    });
    const { headers } = proxy(request);
    const nonce = headers.get('x-middleware-request-x-nonce');
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  it('may be kept by the browser for Back where it has a form to fill in', () => {
    expect(responseTo('/apply').headers.get('cache-control')).toBe('private, no-cache');
    expect(responseTo('/inventory').headers.get('cache-control')).toBeNull();
  });
});

it.each([
  ['/About', true],
  ['/Rate%20Sheet.pdf', false],
  ['/photos/IMG_1234.jpg', false],
  ['/_next/static/chunks/AbC', false],
  ['/about', false],
])('the proxy sees %s: %p', (url, isSeen) => {
  expect(unstable_doesMiddlewareMatch({ config, url, nextConfig: {} })).toBe(isSeen);
});
