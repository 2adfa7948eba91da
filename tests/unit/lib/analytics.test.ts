import { readFileSync } from 'node:fs';
import { rememberAttribution } from '@/lib/analytics/attribution';
import {
  conversionNames,
  detailsOf,
  eventNames,
  pushEvent,
  pushFirst,
  reportConversion,
} from '@/lib/analytics/events';

const setPrivacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag_report_conversion;
  window.history.replaceState(null, '', '/apply?make=BMW&gclid=secret');
});

describe('an event', () => {
  it('has its name, the path without the query, the place and the vehicle, and clears what it lacks', () => {
    pushEvent('call', { place: 'card', make: 'BMW', model: 'X5' });
    pushEvent('email', { place: 'footer' });
    expect(window.dataLayer).toStrictEqual([
      { event: 'call', page: '/apply', place: 'card', make: 'BMW', model: 'X5' },
      { event: 'email', page: '/apply', place: 'footer', make: undefined, model: undefined },
    ]);
  });

  it.each([
    ['is not a list', {}],
    ['throws', { push: () => JSON.parse('') }],
  ])('never reaches the visitor as an error when the data layer %s', (_, dataLayer) => {
    window.dataLayer = dataLayer as unknown[];
    expect(() => pushFirst('call', {})).not.toThrow();
  });

  it('can be limited to the first of its name', () => {
    pushEvent('call', {});
    for (const place of ['hero', 'quote_form'] as const) pushFirst('quote_start', { place });
    expect(window.dataLayer).toMatchObject([
      { event: 'call' },
      { event: 'quote_start', place: 'hero' },
    ]);
  });

  it('reads place and vehicle from the element or the nearest one around it', () => {
    document.body.innerHTML = `<main data-place="content">
      <article data-make="Kia" data-model="EV6" data-place="card"><a href="#1">Call</a></article>
      <div data-make="Kia" data-model=""><a href="#2">Call</a></div>
    </main>`;
    expect([...document.querySelectorAll('a')].map(detailsOf)).toEqual([
      { place: 'card', make: 'Kia', model: 'EV6' },
      { place: 'content', make: 'Kia', model: undefined },
    ]);
  });
});

describe('the table of events in docs/measuring.md', () => {
  const [, section = ''] = readFileSync('docs/measuring.md', 'utf8').split('\n## Events\n');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| `(\w+)` .*/gm)].map(([row, name]) => ({ row, name }));

  it('has every event, in order', () => {
    expect(rows.map(({ name }) => name)).toEqual(eventNames);
  });

  it('says "hook" at the conversions and at a submitted form, and nowhere else', () => {
    const hooks = rows.filter(({ row }) => row.includes('hook')).map(({ name }) => name);
    expect(hooks.sort()).toEqual([...conversionNames, 'form_submitted'].sort());
  });
});

describe('a conversion', () => {
  it('is reported once and without an argument', () => {
    const reporter = jest.fn();
    window.gtag_report_conversion = reporter;
    reportConversion();
    expect(reporter.mock.calls).toEqual([[]]);
  });

  it.each([undefined, 'text', () => JSON.parse('')])(
    'never throws when the reporter is %p',
    (reporter) => {
      window.gtag_report_conversion = reporter as () => void;
      expect(reportConversion).not.toThrow();
    },
  );
});

it('neither events nor conversions are reported of who sends Global Privacy Control', () => {
  const reporter = jest.fn();
  window.gtag_report_conversion = reporter;
  setPrivacyControl(true);
  pushEvent('call', {});
  pushFirst('quote_start', {});
  reportConversion();
  setPrivacyControl(false);
  expect(window.dataLayer).toBeUndefined();
  expect(reporter).not.toHaveBeenCalled();
});

describe('attribution', () => {
  const NOW = 1_800_000_000_000;
  const DAY = 24 * 60 * 60 * 1000;
  const stored = () => JSON.parse(localStorage.getItem('attribution') ?? 'null');
  const visit = (query: string, days = 30) =>
    rememberAttribution(new URLSearchParams(query), window, days);

  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    setPrivacyControl(false);
    jest.useRealTimers();
  });

  it.each(['utm_source', 'utm_id', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'])(
    'is remembered from %s for as many days as the owner says',
    (name) => {
      visit(`${name}=x&make=Kia`, 7);
      expect(stored()).toEqual({ until: NOW + 7 * DAY, parameters: { [name]: 'x' } });
    },
  );

  it('is that of the last advertisement', () => {
    visit('gclid=first&utm_source=ad');
    visit('gclid=second');
    expect(stored().parameters).toEqual({ gclid: 'second' });
  });

  it.each(['make=Kia', 'utm=x', 'utm_=x', 'UTM_SOURCE=x', 'utm_so%20urce=x', 'gclid=', 'gclidx=1'])(
    'stays as it was at ?%s',
    (query) => {
      visit('gclid=before');
      visit(query);
      expect(stored().parameters).toEqual({ gclid: 'before' });
    },
  );

  it('is neither remembered nor kept under Global Privacy Control', () => {
    visit('gclid=before');
    setPrivacyControl(true);
    visit('gclid=1');
    expect(stored()).toBeNull();
  });

  it('is neither remembered nor kept where the owner says 0 days', () => {
    visit('gclid=before');
    visit('gclid=1', 0);
    expect(stored()).toBeNull();
  });

  it('is lost without an error where storage is forbidden or full', () => {
    const fail = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const forbidden = Object.create(window, { localStorage: { get: fail } }) as Window;
    const full = { navigator, localStorage: { setItem: fail, removeItem: fail } };
    for (const visitor of [forbidden, full]) {
      const query = new URLSearchParams('gclid=1');
      expect(() => rememberAttribution(query, visitor, 30)).not.toThrow();
    }
  });
});
