import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  detailsOf,
  type EventName,
  eventNames,
  pushEvent,
  pushFirst,
  reportConversion,
} from '@/lib/analytics/events';

const visit = (globalPrivacyControl?: boolean) => ({
  dataLayer: undefined as unknown[] | undefined,
  location: { pathname: '/apply', href: '/apply?make=BMW&gclid=secret' },
  navigator: { globalPrivacyControl },
});

describe('an event', () => {
  it('has its name, the path without the query, the place and the vehicle, and clears what it lacks', () => {
    const win = visit();
    pushEvent('call', { place: 'card', make: 'BMW', model: 'X5' }, win);
    pushEvent('email', { place: 'footer' }, win);
    expect(win.dataLayer).toStrictEqual([
      { event: 'call', page: '/apply', place: 'card', make: 'BMW', model: 'X5' },
      { event: 'email', page: '/apply', place: 'footer', make: undefined, model: undefined },
    ]);
  });

  it.each([
    ['is not a list', {}],
    ['throws', { push: () => JSON.parse('') }],
  ])('never reaches the visitor as an error when the data layer %s', (_, dataLayer) => {
    const win = { ...visit(), dataLayer: dataLayer as unknown[] };
    expect(() => pushFirst('call', {}, win)).not.toThrow();
  });

  it('can be limited to the first of its name', () => {
    const win = visit();
    pushEvent('call', {}, win);
    for (const place of ['hero', 'quote_form']) pushFirst('quote_start', { place }, win);
    expect(win.dataLayer).toMatchObject([{ event: 'call' }, { event: 'quote_start', place: 'hero' }]);
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
  it('is reported once and without an argument when the window has a reporter', () => {
    const page = globalThis as { gtag_report_conversion?: () => void };
    expect(reportConversion()).toBe(false);
    page.gtag_report_conversion = jest.fn();
    expect(reportConversion()).toBe(true);
    expect(jest.mocked(page.gtag_report_conversion).mock.calls).toEqual([[]]);
    delete page.gtag_report_conversion;
  });

  it.each([undefined, null, 'text', {}])('is not reported when the reporter is %p', (reporter) => {
    expect(reportConversion({ gtag_report_conversion: reporter })).toBe(false);
  });

  it('survives a reporter that throws', () => {
    const broken = () => {
      throw new Error('blocked');
    };
    expect(reportConversion({ gtag_report_conversion: broken })).toBe(true);
  });
});

it('neither events nor conversions are reported of who sends Global Privacy Control', () => {
  const win = { ...visit(true), gtag_report_conversion: jest.fn() };
  pushEvent('call', {}, win);
  pushFirst('quote_start', {}, win);
  expect([win.dataLayer, reportConversion(win)]).toEqual([undefined, false]);
  expect(win.gtag_report_conversion).not.toHaveBeenCalled();
});
