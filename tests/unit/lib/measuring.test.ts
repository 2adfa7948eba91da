import { readFileSync } from 'node:fs';
import { measuringSchema } from '@/lib/content/business';
import { consentOf, privacySentences } from '@/lib/measuring/consent';
import {
  conversionClicks,
  eventDetailsOf,
  eventNames,
  pushEvent,
  pushEventOnce,
  reportConversion,
} from '@/lib/measuring/events';

beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag_report_conversion;
  window.history.replaceState(null, '', '/apply?make=BMW&gclid=secret');
});

describe('an event', () => {
  it('has its name, the path without the query, the place, the vehicle, and the kind of car, and clears what it lacks', () => {
    const car = { make: 'BMW', model: 'X5' };
    const noCar = { make: undefined, model: undefined, car_kind: undefined };
    pushEvent('filter', { place: 'filters', ...car, carKind: 'suv' });
    pushEvent('email', { place: 'footer' });
    expect(window.dataLayer).toStrictEqual([
      { event: 'filter', page: '/apply', place: 'filters', ...car, car_kind: 'suv' },
      { event: 'email', page: '/apply', place: 'footer', ...noCar },
    ]);
  });

  it.each([
    ['is not a list', {}],
    ['throws', { push: () => JSON.parse('') }],
  ])('never reaches the visitor as an error when the data layer %s', (_, dataLayer) => {
    window.dataLayer = dataLayer as unknown[];
    expect(() => pushEventOnce('call', {})).not.toThrow();
  });

  it('is left out by pushEventOnce when one of its name was pushed before', () => {
    pushEvent('call', {});
    for (const place of ['hero', 'quote_form'] as const) pushEventOnce('quote_start', { place });
    expect(window.dataLayer).toMatchObject([
      { event: 'call' },
      { event: 'quote_start', place: 'hero' },
    ]);
  });

  it('reads place and vehicle from the element or the nearest one around it', () => {
    document.body.innerHTML = `<main data-place="main">
      <article data-make="Kia" data-model="EV6" data-place="card"><a href="#1">Call</a></article>
      <div data-make="Kia" data-model=""><a href="#2">Call</a></div>
    </main>`;
    expect([...document.querySelectorAll('a')].map(eventDetailsOf)).toEqual([
      { place: 'card', make: 'Kia', model: 'EV6' },
      { place: 'main', make: 'Kia', model: undefined },
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

  it('says "conversion" at the conversions and at a submitted form, and nowhere else', () => {
    const marked = rows.filter(({ row }) => row.includes('(conversion)')).map(({ name }) => name);
    expect(marked.sort()).toEqual([...conversionClicks, 'form_submitted'].sort());
  });
});

describe('a conversion', () => {
  it.each([undefined, 'text', () => JSON.parse('')])(
    'never throws when the reporter is %p',
    (reporter) => {
      window.gtag_report_conversion = reporter as () => void;
      expect(reportConversion).not.toThrow();
    },
  );
});

describe('what an owner measures', () => {
  it.each([
    [{}, ['ad_storage', 'ad_user_data']],
    [{ googleAnalytics: true }, ['ad_storage', 'ad_user_data', 'analytics_storage']],
    [{ remarketing: true }, ['ad_storage', 'ad_user_data', 'ad_personalization']],
  ])('with %j asks for the consent %j', (given, consent) => {
    expect(consentOf(measuringSchema.parse(given))).toEqual(consent);
  });

  it.each([
    [{}, { adClicks: true, noAdClicks: false, googleAnalytics: false, remarketing: false }],
    [
      { googleAnalytics: true, remarketing: true, adClickDays: 0 },
      { adClicks: false, noAdClicks: true, googleAnalytics: true, remarketing: true },
    ],
  ])('with %j has these sentences in the privacy policy: %j', (given, sentences) => {
    expect(privacySentences(measuringSchema.parse(given))).toEqual(sentences);
  });
});
