import { loadGoogleTag } from '@/lib/browser/google-tag';

const win = window as unknown as Parameters<typeof loadGoogleTag>[0];

function siteScript(data: { googleTag?: string; sendTo?: string }) {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  return script;
}
const tag = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');
const calls = () => win.dataLayer?.map((call) => Array.from(call as ArrayLike<unknown>)) ?? [];
const setPrivacyControl = (on: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true });

beforeEach(() => {
  document.head.innerHTML = '';
  delete win.dataLayer;
  delete win.gtag_report_conversion;
  setPrivacyControl(undefined);
});

describe('the advertising tag', () => {
  it.each([
    ['without an id', siteScript({}), undefined],
    ['without its script element', null, undefined],
    ['under Global Privacy Control', siteScript({ googleTag: 'AW-1', sendTo: 'AW-1/x' }), true],
  ])('is not loaded %s', (_, script, privacyControl) => {
    setPrivacyControl(privacyControl);
    loadGoogleTag(win, script);
    expect([tag(), win.dataLayer, win.gtag_report_conversion]).toEqual([null, undefined, undefined]);
  });

  it('receives the consent first: measurement in the United States, nothing else anywhere', () => {
    loadGoogleTag(win, siteScript({ googleTag: 'AW-1' }));
    expect(tag()).toMatchObject({ async: true, src: 'https://www.googletagmanager.com/gtag/js?id=AW-1' });
    expect(calls()).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
        },
      ],
      ['consent', 'default', { ad_storage: 'granted', ad_user_data: 'granted', region: ['US'] }],
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
