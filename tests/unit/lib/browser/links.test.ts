import { openLinkedDetails, scrollOnArrival, scrollOnClick } from '@/lib/browser/links';

describe('linked details', () => {
  const details = () => document.querySelector('details');

  beforeEach(() => {
    document.body.innerHTML = '<details><summary>A</summary><p id="a"></p></details>';
    Element.prototype.scrollIntoView = jest.fn();
  });

  describe('a link to something inside a closed details element', () => {
    it('opens it when the hash changes', () => {
      openLinkedDetails(document, window);
      window.history.replaceState(null, '', '/faq#a');
      window.dispatchEvent(new Event('hashchange'));
      expect(details()?.open).toBe(true);
    });

    it.each(['', '#', '#nowhere', '#%E0%A4%A'])('does nothing for "%s"', (hash) => {
      window.history.replaceState(null, '', `/faq${hash}`);
      expect(() => openLinkedDetails(document, window)).not.toThrow();
      expect(details()?.open).toBe(false);
    });
  });
});

const scrolled = jest.fn();

/** The parts of a window that the scroll links use. */
function visit(pathname: string, { stored = '', blocksStorage = false, reducedMotion = false } = {}) {
  const store = new Map(stored ? [['scroll-to', stored]] : []);
  const assign = jest.fn();
  const win = {
    document,
    location: { pathname, assign },
    matchMedia: () => ({ matches: reducedMotion }),
    setTimeout,
    get sessionStorage() {
      if (blocksStorage) throw new DOMException('insecure', 'SecurityError');
      return {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => store.set(key, value),
        removeItem: (key: string) => store.delete(key),
      };
    },
  };
  return { win: win as unknown as Window, assign, store };
}

const click = (selector: string, options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};
/** Replaced before each test, so that the listeners of earlier tests are gone. */
const root = () => document.getElementById('root') as unknown as Document;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="root">
      <a data-scroll-to="get-quote" href="/#get-quote"><span id="label">Get Quote</span></a>
      <a id="plain" href="/about">About</a>
    </div>
    <section id="get-quote"></section>`;
  Object.assign(document.getElementById('get-quote') as HTMLElement, { scrollIntoView: scrolled });
});
afterEach(() => jest.useRealTimers());

describe('a scroll link on the home page', () => {
  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls to its section and focuses it (reduced motion: %s)', (reducedMotion, behavior) => {
    const { win, assign } = visit('/', { reducedMotion });
    scrollOnClick(root(), win);
    expect(click('#label').defaultPrevented).toBe(true);
    expect(scrolled).toHaveBeenCalledWith({ behavior, block: 'start' });
    expect(document.getElementById('get-quote')).toHaveFocus();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a scroll link on another page', () => {
  it('goes to the home page, which scrolls 300 ms after it has loaded, once', () => {
    const about = visit('/about');
    scrollOnClick(root(), about.win);
    expect(click('#label').defaultPrevented).toBe(true);
    expect(about.assign).toHaveBeenCalledWith('/');
    expect(scrolled).not.toHaveBeenCalled();

    const home = visit('/', { stored: about.store.get('scroll-to') });
    scrollOnArrival(home.win);
    jest.advanceTimersByTime(299);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrollOnArrival(home.win);
    jest.advanceTimersByTime(1_000);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is followed by the browser when storage is blocked', () => {
    const { win, assign } = visit('/about', { blocksStorage: true });
    scrollOnClick(root(), win);
    expect(click('#label').defaultPrevented).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});

it.each<[string, string, MouseEventInit]>([
  ['with Control', '#label', { ctrlKey: true }],
  ['with Command', '#label', { metaKey: true }],
  ['with Shift', '#label', { shiftKey: true }],
  ['with Alt', '#label', { altKey: true }],
  ['with the middle button', '#label', { button: 1 }],
  ['on an ordinary link', '#plain', {}],
])('a click %s is left to the browser', (_, selector, options) => {
  const pages = ['/', '/about'].map((pathname) => visit(pathname));
  for (const { win } of pages) scrollOnClick(root(), win);
  expect(click(selector, options).defaultPrevented).toBe(false);
  for (const { assign, store } of pages) expect([assign.mock.calls.length, store.size]).toEqual([0, 0]);
  expect(scrolled).not.toHaveBeenCalled();
});

describe('loading a page', () => {
  it.each([
    ['other than the home page', '/faq', 0],
    ['a minute after the navigation was stopped', '/', 60_000],
  ])('%s does not scroll', (_, pathname, passed) => {
    const about = visit('/about');
    scrollOnClick(root(), about.win);
    click('#label');
    jest.advanceTimersByTime(passed);
    scrollOnArrival(visit(pathname, { stored: about.store.get('scroll-to') }).win);
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it.each([{}, { blocksStorage: true }])('without a stored section does not scroll (%j)', (options) => {
    expect(() => scrollOnArrival(visit('/', options).win)).not.toThrow();
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
