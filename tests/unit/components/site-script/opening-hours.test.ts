import { renderOpeningStatus } from '@/components/site-script/opening-hours';
import { business } from '@/lib/content/business';

const line = () => document.querySelector<HTMLElement>('[data-opening-hours]');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<p data-opening-hours hidden><span data-opening-text></span></p>';
  line()?.setAttribute('data-opening-hours', JSON.stringify(business.hours));
});
afterEach(() => jest.useRealTimers());

describe('the opening-hours line', () => {
  it('is absent without script', () => {
    expect(line()).not.toBeVisible();
  });

  it('tells whether the office is open', () => {
    renderOpeningStatus(document, () => new Date('2025-08-04T15:00:00Z'));
    expect(line()).toBeVisible();
    expect(line()).toHaveTextContent('Open now until 8:00 PM');
    expect(line()).toHaveAttribute('data-open', 'true');
  });

  it('follows the clock', () => {
    let now = new Date('2025-08-04T23:59:30Z');
    renderOpeningStatus(document, () => now);
    expect(line()).toHaveTextContent('Open now until 8:00 PM');
    now = new Date('2025-08-05T00:00:30Z');
    jest.advanceTimersByTime(60_000);
    expect(line()).toHaveTextContent('Closed now, opens tomorrow at 8:00 AM');
    expect(line()).toHaveAttribute('data-open', 'false');
  });

  it('keeps no clock on a page without one', () => {
    document.body.innerHTML = '';
    renderOpeningStatus(document, () => new Date());
    expect(jest.getTimerCount()).toBe(0);
  });
});
