import { loadGoogleTag } from '@/components/site-script/google-tag';

type Page = Parameters<typeof loadGoogleTag>[0];
const page = window as unknown as Page;

function siteScript(data: { googleTag?: string; sendTo?: string }) {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  return script;
}
const tag = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');
const calls = () => page.dataLayer?.map((call) => Array.from(call as ArrayLike<unknown>)) ?? [];
const signal = (on: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true });

beforeEach(() => {
  document.head.innerHTML = '';
  delete page.dataLayer;
  delete page.gtag_report_conversion;
  signal(undefined);
});

describe('the advertising tag', () => {
  it.each([
    ['no id is set', siteScript({})],
    ['the script does not know its own element', null],
  ])('is not there when %s', (_, script) => {
    loadGoogleTag(page, script);
    expect([tag(), page.dataLayer, page.gtag_report_conversion]).toEqual([null, undefined, undefined]);
  });

  it('is not there for who sends Global Privacy Control', () => {
    signal(true);
    loadGoogleTag(page, siteScript({ googleTag: 'AW-1', sendTo: 'AW-1/x' }));
    expect([tag(), page.dataLayer, page.gtag_report_conversion]).toEqual([null, undefined, undefined]);
  });

  it('is told the consent before anything else: measurement in the United States, nothing more anywhere', () => {
    loadGoogleTag(page, siteScript({ googleTag: 'AW-1' }));
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
    expect(page.gtag_report_conversion).toBeUndefined();
  });

  it('brings the reporter of conversions when a conversion is named', () => {
    loadGoogleTag(page, siteScript({ googleTag: 'AW-1', sendTo: 'AW-1/x' }));
    page.gtag_report_conversion?.();
    expect(calls().at(-1)).toEqual(['event', 'conversion', { send_to: 'AW-1/x' }]);
  });
});
