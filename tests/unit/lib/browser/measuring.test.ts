import { listenForClicks, loadGoogleTag } from '@/lib/browser/measuring';
import { startVercelInsights } from '@/lib/browser/vercel-insights';

const win = window as Window & Partial<Record<'vaq' | 'siq', unknown[][]>>;

beforeEach(() => {
  document.head.innerHTML = '';
  delete win.dataLayer;
  delete win.gtag_report_conversion;
});

describe('a click', () => {
  const reporter = jest.fn();
  beforeAll(() => listenForClicks(document));
  beforeEach(() => {
    win.gtag_report_conversion = reporter;
    document.body.innerHTML = `
    <article data-conversion="inventory_card" data-make="Toyota" data-model="Camry" data-place="card">
      <h2>Camry</h2>
      <a data-conversion="call" href="#call"><svg><path id="icon" d=""></path></svg>Call</a>
    </article>
    <a data-event="brochure" href="/forms/brochure.pdf">Brochure</a>
    <a href="#elsewhere">Elsewhere</a>`;
  });

  const click = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  it.each([
    ['a marked card', 'h2', 'inventory_card'],
    ['an icon inside a marked link inside a marked card', '#icon', 'call'],
  ])(
    'on %s is reported once, though its propagation is stopped, and is one event',
    (_, selector, event) => {
      document
        .querySelector('article')
        ?.addEventListener('click', (stopped) => stopped.stopPropagation());
      click(selector);
      expect(reporter.mock.calls).toEqual([[]]);
      expect(win.dataLayer).toEqual([
        { event, page: '/', place: 'card', make: 'Toyota', model: 'Camry' },
      ]);
    },
  );

  it('on what only names an event is no conversion, and on anything else nothing', () => {
    click('a[href="#elsewhere"]');
    expect(win.dataLayer).toBeUndefined();
    click('[data-event]');
    expect(win.dataLayer).toEqual([{ event: 'brochure', page: '/' }]);
    expect(reporter).not.toHaveBeenCalled();
  });
});

describe('the advertising tag', () => {
  function siteScript(data: { googleTag?: string; sendTo?: string; consent?: string }) {
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    return script;
  }
  const tag = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');
  const calls = () => win.dataLayer?.map((call) => Array.from(call as ArrayLike<unknown>)) ?? [];
  const setPrivacyControl = (value: boolean | undefined) =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
  afterEach(() => setPrivacyControl(undefined));

  it.each([
    ['without an id', siteScript({}), undefined],
    ['without its script element', null, undefined],
    ['under Global Privacy Control', siteScript({ googleTag: 'AW-1', sendTo: 'AW-1/x' }), true],
  ])('is not loaded %s', (_, script, privacyControl) => {
    setPrivacyControl(privacyControl);
    loadGoogleTag(win, script);
    expect(tag()).toBeNull();
    expect(win.dataLayer).toBeUndefined();
    expect(win.gtag_report_conversion).toBeUndefined();
  });

  it('receives the consent first: in the United States what the owner measures, nothing elsewhere', () => {
    const consent = 'ad_storage analytics_storage';
    loadGoogleTag(win, siteScript({ googleTag: 'AW-1', consent }));
    expect(tag()).toMatchObject({
      async: true,
      src: 'https://www.googletagmanager.com/gtag/js?id=AW-1',
    });
    const names = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
    const everywhere = Object.fromEntries(names.map((name) => [name, 'denied']));
    expect(calls()).toEqual([
      ['consent', 'default', everywhere],
      [
        'consent',
        'default',
        { ad_storage: 'granted', analytics_storage: 'granted', region: ['US'] },
      ],
      ['js', expect.any(Date)],
      ['config', 'AW-1'],
    ]);
    expect(win.gtag_report_conversion).toBeUndefined();
  });

  it('can be a container of Google Tag Manager', () => {
    loadGoogleTag(win, siteScript({ googleTag: 'GTM-AB12' }));
    expect(tag()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-AB12');
    expect(win.dataLayer?.slice(2)).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  });

  it('defines the conversion reporter when a conversion is configured', () => {
    loadGoogleTag(win, siteScript({ googleTag: 'AW-1', sendTo: 'AW-1/x' }));
    win.gtag_report_conversion?.();
    expect(calls().at(-1)).toEqual(['event', 'conversion', { send_to: 'AW-1/x' }]);
  });
});

it("Vercel's scripts come from the site itself and get no parameters of a URL", () => {
  startVercelInsights(win);
  const sources = [...document.scripts].map((script) => script.getAttribute('src'));
  expect(sources).toEqual(['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js']);

  for (const queue of [win.vaq, win.siq])
    expect(queue).toEqual([['beforeSend', expect.any(Function)]]);
  const clean = win.vaq?.[0]?.[1] as (sent: { url: string }) => { url: string };
  expect(clean({ url: 'https://site.example/apply?gclid=1#form' })).toEqual({
    url: 'https://site.example/apply',
  });
});
