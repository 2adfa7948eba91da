import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rememberAttribution } from '@/lib/analytics/attribution';
import {
  detailsOf,
  type EventName,
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
    for (const place of ['hero', 'quote_form']) pushFirst('quote_start', { place });
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

describe('the names of the events', () => {
  it('are those of the table in docs/measuring.md', () => {
    const [, section = ''] = readFileSync('docs/measuring.md', 'utf8').split('\n## Events\n');
    const [table = ''] = section.split('\n## ');
    expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(eventNames);
  });

  it('are the only values of data-conversion and data-event', () => {
    const code = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(path.join('components', file), 'utf8'))
      .join('');
    const used = [...code.matchAll(/data-(?:conversion|event)="(.*?)"/g)].map(
      ([, name]) => name as EventName,
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !eventNames.includes(name))).toEqual([]);
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
  expect([window.dataLayer, reporter.mock.calls]).toEqual([undefined, []]);
});

const setItem = jest.fn();
const visit = (query: string) =>
  rememberAttribution(new URLSearchParams(query), { sessionStorage: { setItem } });
const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('attribution', () => {
  it.each(['utm_source', 'utm_id', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'])(
    'is stored for the session from %s',
    (name) => {
      visit(`${name}=x&make=Kia`);
      expect(setItem.mock.calls).toEqual([['attribution', JSON.stringify({ [name]: 'x' })]]);
    },
  );

  it.each(['make=Kia', 'utm=x', 'utm_=x', 'UTM_SOURCE=x', 'utm_so%20urce=x', 'gclid=', 'gclidx=1'])(
    'stays as it was at ?%s',
    (query) => {
      visit(query);
      expect(setItem).not.toHaveBeenCalled();
    },
  );

  it('is lost without an error where storage is forbidden or full', () => {
    const forbidden = Object.defineProperty({} as Window, 'sessionStorage', { get: fail });
    for (const win of [forbidden, { sessionStorage: { setItem: fail } }])
      expect(() => rememberAttribution(new URLSearchParams('gclid=1'), win)).not.toThrow();
  });
});
