import { render } from '@testing-library/react';
import { GoogleTag } from '@/components/layout/google-tag.island';

const sources: string[] = [];
jest.mock('next/script', () => ({
  __esModule: true,
  default: ({ src }: { src: string }) => {
    sources.push(src);
    return null;
  },
}));

const calls = () => window.dataLayer?.map((call) => Array.from(call as ArrayLike<unknown>)) ?? [];
const setPrivacyControl = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

beforeEach(() => {
  sources.length = 0;
  delete window.dataLayer;
  delete window.gtag_report_conversion;
});
afterEach(() => setPrivacyControl(undefined));

describe("Google's tag", () => {
  it('is not loaded under Global Privacy Control', () => {
    setPrivacyControl(true);
    render(<GoogleTag granted={[]} id="AW-1" sendTo="AW-1/x" />);
    expect(sources).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    expect(window.gtag_report_conversion).toBeUndefined();
  });

  it('receives the consent first: in the United States what the owner measures, nothing elsewhere', () => {
    render(<GoogleTag granted={['ad_storage', 'analytics_storage']} id="AW-1" sendTo={null} />);
    expect(sources.at(-1)).toBe('https://www.googletagmanager.com/gtag/js?id=AW-1');
    const names = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
    const everywhere = Object.fromEntries(names.map((name) => [name, 'denied']));
    expect(calls()).toEqual([
      ['consent', 'default', everywhere],
      [
        'consent',
        'default',
        { ad_storage: 'granted', analytics_storage: 'granted', region: ['US'] },
      ],
      ['set', { page_location: 'http://localhost/', page_referrer: '' }],
      ['js', expect.any(Date)],
      ['config', 'AW-1'],
    ]);
    expect(window.gtag_report_conversion).toBeUndefined();
  });

  it('can be a container of Tag Manager', () => {
    render(<GoogleTag granted={[]} id="GTM-AB12" sendTo={null} />);
    expect(sources.at(-1)).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-AB12');
    expect(window.dataLayer?.slice(3)).toEqual([
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
  });

  it.each(['AW-1', 'GTM-AB12'])(
    'reports URLs with their ad click, and nothing that was typed: %s',
    (id) => {
      const from = 'http://localhost/blog/a-guide?pay=459&utm_source=news#lease-calculator';
      jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
      history.replaceState(
        null,
        '',
        '/apply?make=Kia&gclid=x-1&tool=%2Fblog%2Fa-guide%3Fpay%3D459',
      );
      render(<GoogleTag granted={[]} id={id} sendTo={null} />);
      history.replaceState(null, '', '/');
      expect(calls()[2]).toEqual([
        'set',
        {
          page_location: 'http://localhost/apply?gclid=x-1',
          page_referrer: 'http://localhost/blog/a-guide?utm_source=news',
        },
      ]);
    },
  );

  it('reports an app that a visitor came from', () => {
    const app = 'android-app://com.google.android.gm/';
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(app);
    render(<GoogleTag granted={[]} id="AW-1" sendTo={null} />);
    expect(calls()[2]?.[1]).toMatchObject({ page_referrer: app });
  });

  it('defines the conversion reporter when a conversion is configured', () => {
    render(<GoogleTag granted={[]} id="AW-1" sendTo="AW-1/x" />);
    window.gtag_report_conversion?.();
    expect(calls().at(-1)).toEqual(['event', 'conversion', { send_to: 'AW-1/x' }]);
  });

  it('finds the consent before what was clicked earlier, which the conversion reporter gets, too', () => {
    const call = { event: 'call', page: '/' };
    const question = { event: 'text_message', page: '/' };
    window.dataLayer = [call, question];
    render(<GoogleTag granted={[]} id="AW-1" sendTo="AW-1/x" />);
    expect(
      calls()
        .slice(0, 2)
        .map(([command]) => command),
    ).toEqual(['consent', 'consent']);
    expect(window.dataLayer.slice(5, 7)).toEqual([call, question]);
    expect(calls().slice(7)).toEqual([['event', 'conversion', { send_to: 'AW-1/x' }]]);
  });
});
