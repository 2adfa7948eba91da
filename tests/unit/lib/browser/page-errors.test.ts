import { PAGE_BROKE } from '@/lib/analytics/page-error';
import { listenForErrors, whenReplaced } from '@/lib/browser/page-errors';

beforeAll(() => listenForErrors(window));
beforeEach(() => {
  delete window.dataLayer;
  window.history.replaceState(null, '', '/apply?make=BMW');
});

const failIn = (filename: string, message = 'Jane Doe') =>
  window.dispatchEvent(new ErrorEvent('error', { filename, message }));

describe('a page that breaks', () => {
  it('is one event with the page and nothing of the error', () => {
    failIn(`${location.origin}/site.js`);
    failIn(`${location.origin}/_next/static/chunks/a.js`);
    expect(window.dataLayer).toEqual([{ event: 'page_error', page: '/apply', place: 'script' }]);
  });

  it('and is replaced by the error page says so', () => {
    const isHeard = !window.dispatchEvent(new Event(PAGE_BROKE, { cancelable: true }));
    expect(isHeard).toBe(true);
    expect(window.dataLayer).toEqual([{ event: 'page_error', page: '/apply', place: 'page' }]);
  });

  it('is not one that React has rendered again, for which scripts start again', () => {
    const startAgain = jest.fn();
    whenReplaced(window, startAgain);
    failIn(`${location.origin}/site.js`, 'Uncaught TypeError: x is null');
    expect(startAgain).not.toHaveBeenCalled();

    delete window.dataLayer;
    const message = 'Uncaught Error: Minified React error #418; visit https://react.dev/errors/418';
    failIn(`${location.origin}/_next/static/chunks/a.js`, message);
    expect(window.dataLayer).toBeUndefined();
    expect(startAgain).toHaveBeenCalledTimes(1);
  });

  it.each(['chrome-extension://abc/a.js', 'https://www.googletagmanager.com/gtm.js', ''])(
    'is not what fails in %j',
    (filename) => {
      failIn(filename);
      expect(window.dataLayer).toBeUndefined();
    },
  );
});
