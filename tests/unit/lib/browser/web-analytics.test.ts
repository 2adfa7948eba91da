import { startWebAnalytics } from '@/lib/browser/web-analytics';

it('loads the scripts of Vercel from the own host and sends URLs without parameters', () => {
  const win = window as Window & { vaq?: unknown[][]; siq?: unknown[][] };
  startWebAnalytics(win);
  expect([...document.scripts].map((script) => script.getAttribute('src'))).toEqual([
    '/_vercel/insights/script.js',
    '/_vercel/speed-insights/script.js',
  ]);
  for (const [call] of [win.vaq ?? [], win.siq ?? []]) {
    const [name, beforeSend] = call as [string, (sent: object) => object];
    expect(name).toBe('beforeSend');
    expect(beforeSend({ type: 'pageview', url: 'https://a.example/apply?make=BMW&gclid=1#top' })).toEqual({
      type: 'pageview',
      url: 'https://a.example/apply',
    });
  }
});
