import { requireLiveLink } from '@/lib/content/legal-links';
import { routes } from '@/lib/site/routes';

const own = { file: 'content/legal/own.mdx', path: '/own', contents: [{ id: 'here', title: 'Here' }] };
const other = { path: '/other', contents: [{ id: 'there', title: 'There' }] };
const check = (href: string) => () => requireLiveLink(href, own, [own, other]);

describe('a link in a legal text', () => {
  it.each([routes.contact, routes.quote, '#here', '/own#here', '/other#there', 'https://www.nj.gov/x'])(
    'may be %s',
    (href) => {
      expect(check(href)).not.toThrow();
    },
  );

  it.each([
    '/contcat',
    '#away',
    '/other#here',
    '/other#',
    '',
    'http://x',
    'tel:123',
    'mailto:a@b.c',
    '//evil.example',
  ])('must not be "%s"; the message names the file and the link', (href) => {
    expect(check(href)).toThrow(`content/legal/own.mdx has a mistake:\n  the link "${href}" leads nowhere`);
  });
});
