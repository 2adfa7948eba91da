import { scrollOnArrival, scrollOnClick } from '@/lib/browser/section-links';

describe('a scroll link', () => {
  const scrolled = jest.fn();

  /** The parts of a window that the scroll links use. */
  function visit(
    pathname: string,
    { stored = '', blocksStorage = false, reducedMotion = false } = {},
  ) {
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

  /** @returns whether the browser follows the link */
  const click = (options: MouseEventInit = {}, selector = '#label') =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  /** Replaced before each test, so that the listeners of earlier tests are gone. */
  const root = () => document.getElementById('root') as unknown as Document;

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<div id="root">
      <a data-scroll-to="get-quote" href="/#get-quote"><span id="label">Get Quote</span></a>
      <a id="plain" href="/about">About</a>
    </div>
    <section id="get-quote"></section>`;
    Object.assign(document.getElementById('get-quote') as HTMLElement, {
      scrollIntoView: scrolled,
    });
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])(
    'of the home page focuses and shows its section (reduced motion: %s)',
    (reducedMotion, behavior) => {
      const { win, assign } = visit('/', { reducedMotion });
      scrollOnClick(root(), win);
      expect(click()).toBe(false);
      expect(scrolled).toHaveBeenCalledWith({ behavior, block: 'start' });
      expect(document.getElementById('get-quote')).toHaveFocus();
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('of another page leads to the home page, which shows its section 300 ms after loading', () => {
    const about = visit('/about');
    scrollOnClick(root(), about.win);
    expect(click()).toBe(false);
    expect(about.assign).toHaveBeenCalledWith('/');
    scrollOnArrival(visit('/', { stored: about.store.get('scroll-to') }).win);
    jest.advanceTimersByTime(299);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is followed by the browser when storage is blocked', () => {
    const { win, assign } = visit('/about', { blocksStorage: true });
    scrollOnClick(root(), win);
    expect(click()).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each<[string, MouseEventInit, string]>([
    ['with Control', { ctrlKey: true }, '#label'],
    ['with Command', { metaKey: true }, '#label'],
    ['with Shift', { shiftKey: true }, '#label'],
    ['with Alt', { altKey: true }, '#label'],
    ['with the middle button', { button: 1 }, '#label'],
    ['on an ordinary link', {}, '#plain'],
  ])('is left to the browser on a click %s', (_, options, selector) => {
    const pages = ['/', '/about'].map((pathname) => visit(pathname));
    for (const { win } of pages) scrollOnClick(root(), win);
    expect(click(options, selector)).toBe(true);
    for (const { assign, store } of pages)
      expect([assign.mock.calls.length, store.size]).toEqual([0, 0]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it.each([
    ['on a page other than the home page', '/faq', {}],
    ['when storage is blocked', '/', { blocksStorage: true }],
  ])('does not scroll on arrival %s', (_, pathname, options) => {
    const about = visit('/about');
    scrollOnClick(root(), about.win);
    click();
    scrollOnArrival(visit(pathname, { stored: about.store.get('scroll-to'), ...options }).win);
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
