import { requireLiveLink } from '@/lib/legal/links';
import { routes } from '@/lib/site/routes';

const own = { file: 'content/legal/own.mdx', path: '/own', contents: [{ id: 'here', title: 'Here' }] };
const other = { path: '/other', contents: [{ id: 'there', title: 'There' }] };
const check = (href: string) => () => requireLiveLink(href, own, [own, other]);

describe('requireLiveLink', () => {
  it.each([routes.contact, routes.quote, '#here', '/own#here', '/other#there', 'https://www.nj.gov/x'])(
    'lets %s pass',
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
  ])('refuses "%s", naming file and link', (href) => {
    expect(check(href)).toThrow(`content/legal/own.mdx has a mistake:\n  the link "${href}" leads nowhere`);
  });
});
