import {
  listenForClicks,
  rememberAdClick,
  reportErrors,
  startForms,
} from '@/components/inline-script/inline-functions';
import { startFrame } from '@/components/inline-script/start-frame';
import { adClickReader } from '@/lib/measuring/ad-click';
import {
  conversionClicks,
  eventDetailsOf,
  pushEvent,
  reportConversion,
} from '@/lib/measuring/events';

const events = {
  push: pushEvent,
  report: reportConversion,
  details: eventDetailsOf,
};
beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag_report_conversion;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a click', () => {
  const reporter = jest.fn();
  beforeAll(() => listenForClicks(window, events, conversionClicks));
  beforeEach(() => {
    window.gtag_report_conversion = reporter;
    document.body.innerHTML = `
    <article data-event="inventory_card" data-make="Toyota" data-model="Camry" data-place="card">
      <h2>Camry</h2>
      <a data-event="call" href="#call"><svg><path id="icon" d=""></path></svg>Call</a>
    </article>
    <a data-event="brochure" href="/brochure.pdf">Brochure</a>
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
      expect(window.dataLayer).toEqual([
        { event, page: '/', place: 'card', make: 'Toyota', model: 'Camry' },
      ]);
    },
  );

  it('on what only names an event is no conversion, and on anything else nothing', () => {
    click('a[href="#elsewhere"]');
    expect(window.dataLayer).toBeUndefined();
    click('[data-event=brochure]');
    expect(window.dataLayer).toEqual([{ event: 'brochure', page: '/' }]);
    expect(reporter).not.toHaveBeenCalled();
  });
});

describe('an error', () => {
  const failIn = (filename: string, message = 'Jane Doe') =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message }));
  const chunk = `${location.origin}/_next/static/chunks/a.js`;

  it.each([
    ['code that an app injects under the page’s own URL', `${location.origin}/apply`, 'x'],
    ['hydration, which React repairs', chunk, 'Uncaught Error: Minified React error #418; visit …'],
  ])('of %s is not ours', (_, filename, message) => {
    reportErrors(window, events);
    failIn(filename, message);
    expect(window.dataLayer).toBeUndefined();
  });

  it('of our own files is one event a page, with nothing of the error', () => {
    window.history.replaceState(null, '', '/apply?make=BMW');
    const listening = jest.spyOn(window, 'addEventListener');
    reportErrors(window, events);
    const [, onError] = listening.mock.calls[0] as [string, (event: object) => void];
    for (const message of ['first', 'second']) onError({ filename: chunk, message });
    expect(window.dataLayer).toEqual([{ event: 'script_error', page: '/apply' }]);
  });
});

describe('the ad click of a landing page', () => {
  const NOW = 1_800_000_000_000;
  const DAY = 24 * 60 * 60 * 1000;
  const stored = () => JSON.parse(localStorage.getItem('attribution') ?? 'null');
  const visit = (query: string, days = 30) => {
    window.history.replaceState(null, '', `/?${query}`);
    rememberAdClick(window, adClickReader, days);
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => jest.useRealTimers());

  it('is remembered for as many days as the owner says, and nothing else of the query', () => {
    const names = ['utm_source', 'utm_id', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'];
    const others = 'make=Kia&utm=x&utm_=x&UTM_SOURCE=x&utm_so%20urce=x&gclidx=1';
    visit(`${names.map((name) => `${name}=x`).join('&')}&${others}`, 7);
    const parameters = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(stored()).toEqual({ until: NOW + 7 * DAY, parameters });
  });

  it('replaces that of an earlier one', () => {
    visit('gclid=first&utm_source=ad');
    visit('gclid=second');
    visit('make=Kia&gclid=');
    expect(stored().parameters).toEqual({ gclid: 'second' });
  });

  it('is neither remembered nor kept where the owner says 0 days', () => {
    visit('gclid=before');
    visit('gclid=1', 0);
    expect(stored()).toBeNull();
  });

  it('is lost without an error where storage is forbidden', () => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const forbidden = Object.create(window, {
      localStorage: { get },
      location: { value: window.location },
      navigator: { value: navigator },
    }) as Window;
    expect(() => rememberAdClick(forbidden, adClickReader, 30)).not.toThrow();
  });
});

it('a form is loaded as soon as its place has arrived, once, with what its place names of the query', async () => {
  window.history.replaceState(null, '', '/credit-app?make=Kia&model=EV6&ssn=1');
  startForms(window, startFrame, adClickReader);
  document.body.innerHTML =
    '<div data-lead-form="https://forms.example/widget/form/1" data-forwarded-fields="make model"></div>';
  await Promise.resolve();
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  const sources = () => [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src));
  expect(sources().map(({ search }) => search)).toEqual([
    expect.stringMatching(/^\?make=Kia&model=EV6&t=\d+$/),
  ]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(sources()).toHaveLength(1);
});
