import { fireEvent, render, screen } from '@testing-library/react';
import { goToSection, SectionLink, scrollOnArrival } from '@/components/quote/section-link.island';
import { sections } from '@/lib/site/routes';

const scrolled = jest.fn();

/** The parts of a window that the links use. */
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
    setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
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

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="here"></div><section id="get-quote"></section>';
  Object.assign(document.getElementById('get-quote') as HTMLElement, { scrollIntoView: scrolled });
});
afterEach(() => jest.useRealTimers());

describe('a link to a section of the home page', () => {
  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('on it focuses and shows the section (reduced motion: %s)', (reducedMotion, behavior) => {
    const { win, assign } = visit('/', { reducedMotion });
    expect(goToSection(win, sections.quote)).toBe(true);
    expect(scrolled).toHaveBeenCalledWith({ behavior, block: 'start' });
    expect(document.getElementById('get-quote')).toHaveFocus();
    expect(assign).not.toHaveBeenCalled();
  });

  it('on another page leads there with the car, and the home page shows it 300 ms after loading, once', () => {
    const about = visit('/about');
    expect(goToSection(about.win, sections.quote, 'make=BMW')).toBe(true);
    expect(about.assign).toHaveBeenCalledWith('/?make=BMW');
    const home = visit('/', { stored: about.store.get('scroll-to') });
    scrollOnArrival(home.win);
    jest.advanceTimersByTime(299);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrollOnArrival(home.win);
    jest.runAllTimers();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is followed by the browser where storage is blocked, and nothing scrolls on arrival', () => {
    const { win, assign } = visit('/about', { blocksStorage: true });
    expect(goToSection(win, sections.quote)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    scrollOnArrival(visit('/', { blocksStorage: true }).win);
    jest.runAllTimers();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('is left to the browser on a click with Control', () => {
    const container = document.getElementById('here') as HTMLElement;
    render(<SectionLink href={sections.quote}>Get Quote</SectionLink>, { container });
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(scrolled).not.toHaveBeenCalled();
  });
});
