import { scrollOnArrival, scrollOnClick } from '@/components/site-script/scroll-links';

type Store = { [key: string]: string };

/** A window as far as the scroll links look at one. */
function visit(pathname: string, { store = {} as Store, refuses = false, calm = false } = {}) {
  const assign = jest.fn();
  const page = {
    document,
    location: { pathname, assign },
    matchMedia: () => ({ matches: calm }),
    setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
    get sessionStorage() {
      if (refuses) throw new DOMException('insecure', 'SecurityError');
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
  return { page: page as unknown as Window, assign, store };
}

const hidePopover = jest.fn();
const scrolled = jest.fn();

/** A fresh body with listeners of its own, so that no test hears another's clicks. */
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
    const { page, assign } = visit('/');
    scrollOnClick(root, page);
    expect(click('#label').defaultPrevented).toBe(true);
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(section).toHaveFocus();
    expect(assign).not.toHaveBeenCalled();
  });

  it('does not glide for people who asked for calm', () => {
    const { root } = body();
    scrollOnClick(root, visit('/', { calm: true }).page);
    click('#label');
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
  });

  it('in the mobile menu closes the menu first', () => {
    const { root } = body();
    scrollOnClick(root, visit('/').page);
    click('#in-menu');
    expect(hidePopover).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('to a section that is not there does no harm', () => {
    const { root } = body();
    scrollOnClick(root, visit('/').page);
    expect(() => click('#lost')).not.toThrow();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('a scroll link on another page', () => {
  it('goes to the home page, which scrolls 300 ms after it has loaded, once', () => {
    const { root } = body();
    const about = visit('/about');
    scrollOnClick(root, about.page);
    expect(click('#label').defaultPrevented).toBe(true);
    expect(about.assign).toHaveBeenCalledWith('/');
    expect(scrolled).not.toHaveBeenCalled();

    const home = visit('/', { store: about.store });
    scrollOnArrival(home.page);
    jest.advanceTimersByTime(299);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);

    scrollOnArrival(visit('/', { store: about.store }).page);
    jest.advanceTimersByTime(1_000);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is the plain link that it is when storage is refused', () => {
    const { root } = body();
    const about = visit('/about', { refuses: true });
    scrollOnClick(root, about.page);
    expect(click('#label').defaultPrevented).toBe(false);
    expect(about.assign).not.toHaveBeenCalled();
  });

  it('in the mobile menu goes home as well', () => {
    const { root } = body();
    const about = visit('/about');
    scrollOnClick(root, about.page);
    click('#in-menu');
    expect(hidePopover).toHaveBeenCalled();
    expect(about.assign).toHaveBeenCalledWith('/');
  });
});

describe('a click that is not a plain one', () => {
  it.each<[string, MouseEventInit]>([
    ['with Control', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('%s is left to the browser', (_, options) => {
    for (const pathname of ['/', '/about']) {
      const { root } = body();
      const { page, assign, store } = visit(pathname);
      scrollOnClick(root, page);
      expect(click('#label', options).defaultPrevented).toBe(false);
      expect([assign.mock.calls, scrolled.mock.calls, store]).toEqual([[], [], {}]);
    }
  });

  it('on an ordinary link is left to the browser too', () => {
    const { root } = body();
    const { page, assign } = visit('/');
    scrollOnClick(root, page);
    expect(click('#plain').defaultPrevented).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('arriving', () => {
  it('with nothing asked for does not scroll', () => {
    body();
    scrollOnArrival(visit('/').page);
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('somewhere else forgets what was asked for', () => {
    body();
    const faq = visit('/faq', { store: { 'scroll-to': 'get-quote' } });
    scrollOnArrival(faq.page);
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
    expect(faq.store).toEqual({});
  });

  it('where storage is refused does no harm', () => {
    expect(() => scrollOnArrival(visit('/', { refuses: true }).page)).not.toThrow();
  });
});
