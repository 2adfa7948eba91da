import { renderOpeningStatus } from '@/lib/browser/opening-hours';

const hours = [{ days: ['Mon', 'Tue'], opens: '08:00', closes: '20:00' }];
const line = () => document.querySelector<HTMLElement>('[data-opening-hours]');
let observed: Element | undefined;
let comeNear: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div><p data-opening-hours hidden><span data-opening-text></span></p></div>';
  line()?.setAttribute('data-opening-hours', JSON.stringify(hours));
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }]);
    }
    observe = (element: Element) => {
      observed = element;
    };
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

describe('the opening-hours line', () => {
  it('is displayed when its visible parent is near the view, and follows the clock', () => {
    let now = new Date('2025-08-04T23:59:30Z');
    renderOpeningStatus(document, () => now);
    expect(line()).not.toBeVisible();
    expect(observed).toBe(line()?.parentElement);
    comeNear();
    expect(line()).toBeVisible();
    expect(line()).toHaveTextContent('Open now until 8:00 PM');
    expect(line()).toHaveAttribute('data-open', 'true');
    now = new Date('2025-08-05T00:00:30Z');
    jest.advanceTimersByTime(60_000);
    expect(line()).toHaveTextContent('Closed now, opens tomorrow at 8:00 AM');
    expect(line()).toHaveAttribute('data-open', 'false');
  });
});
