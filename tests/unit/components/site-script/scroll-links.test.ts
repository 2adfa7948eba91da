import { scrollOnArrival, scrollOnClick } from '@/components/site-script/scroll-links';

type Store = { [key: string]: string };

/** The parts of a window that the scroll links use. */
function visit(pathname: string, { store = {} as Store, blocksStorage = false, reducedMotion = false } = {}) {
  const assign = jest.fn();
  const win = {
    document,
    location: { pathname, assign },
    matchMedia: () => ({ matches: reducedMotion }),
    setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
    get sessionStorage() {
      if (blocksStorage) throw new DOMException('insecure', 'SecurityError');
      return {
        getItem: (key: string) => store[key] ?? null,
        setItem: (key: string, value: string) => {
          store[key] = value;
        },
        removeItem: (key: string) => {
          delete store[key];
        },
      };
    },
  };
  return { win: win as unknown as Window, assign, store };
}

const hidePopover = jest.fn();
const scrolled = jest.fn();

/** Replaces the body, so that listeners of earlier tests are gone. */
function body() {
  document.body.innerHTML = `<div id="root">
      <a data-scroll-to="get-quote" href="/#get-quote"><span id="label">Get Quote</span></a>
      <a id="lost" data-scroll-to="contact-form" href="/#contact-form">Start</a>
      <a id="plain" href="/about">About</a>
      <div popover="auto"><button id="in-menu" data-scroll-to="get-quote" type="button">Get Quote</button></div>
    </div>
    <section id="get-quote"></section>`;
  const root = document.getElementById('root') as unknown as Document;
  const section = document.getElementById('get-quote') as HTMLElement;
  section.scrollIntoView = scrolled;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover = hidePopover;
  return { root, section };
}

const click = (selector: string, options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a scroll link on the home page', () => {
  it('scrolls to its section at once, takes the focus there and stays on the page', () => {
    const { root, section } = body();
    const { win, assign } = visit('/');
    scrollOnClick(root, win);
    expect(click('#label').defaultPrevented).toBe(true);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(section).toHaveFocus();
    expect(assign).not.toHaveBeenCalled();
  });

  it('does not animate under reduced motion', () => {
    const { root } = body();
    scrollOnClick(root, visit('/', { reducedMotion: true }).win);
    click('#label');
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
  });

  it('in the mobile menu closes the menu first', () => {
    const { root } = body();
    scrollOnClick(root, visit('/').win);
    click('#in-menu');
    expect(hidePopover).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('does nothing when the section does not exist', () => {
    const { root } = body();
    scrollOnClick(root, visit('/').win);
    expect(() => click('#lost')).not.toThrow();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('a scroll link on another page', () => {
  it('goes to the home page, which scrolls 300 ms after it has loaded, once', () => {
    const { root } = body();
    const about = visit('/about');
    scrollOnClick(root, about.win);
    expect(click('#label').defaultPrevented).toBe(true);
    expect(about.assign).toHaveBeenCalledWith('/');
    expect(scrolled).not.toHaveBeenCalled();

    const home = visit('/', { store: about.store });
    scrollOnArrival(home.win);
    jest.advanceTimersByTime(299);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);

    scrollOnArrival(visit('/', { store: about.store }).win);
    jest.advanceTimersByTime(1_000);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is followed by the browser when storage is blocked', () => {
    const { root } = body();
    const about = visit('/about', { blocksStorage: true });
    scrollOnClick(root, about.win);
    expect(click('#label').defaultPrevented).toBe(false);
    expect(about.assign).not.toHaveBeenCalled();
  });

  it('in the mobile menu goes to the home page too', () => {
    const { root } = body();
    const about = visit('/about');
    scrollOnClick(root, about.win);
    click('#in-menu');
    expect(hidePopover).toHaveBeenCalled();
    expect(about.assign).toHaveBeenCalledWith('/');
  });
});

describe('a click with a modifier or another button', () => {
  it.each<[string, MouseEventInit]>([
    ['with Control', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('%s is left to the browser', (_, options) => {
    for (const pathname of ['/', '/about']) {
      const { root } = body();
      const { win, assign, store } = visit(pathname);
      scrollOnClick(root, win);
      expect(click('#label', options).defaultPrevented).toBe(false);
      expect([assign.mock.calls, scrolled.mock.calls, store]).toEqual([[], [], {}]);
    }
  });

  it('on an ordinary link is left to the browser', () => {
    const { root } = body();
    const { win, assign } = visit('/');
    scrollOnClick(root, win);
    expect(click('#plain').defaultPrevented).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('loading a page', () => {
  it('does not scroll when no section is stored', () => {
    body();
    scrollOnArrival(visit('/').win);
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('other than the home page discards the stored section', () => {
    body();
    const faq = visit('/faq', { store: { 'scroll-to': 'get-quote' } });
    scrollOnArrival(faq.win);
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
    expect(faq.store).toEqual({});
  });

  it('works when storage is blocked', () => {
    expect(() => scrollOnArrival(visit('/', { blocksStorage: true }).win)).not.toThrow();
  });
});
