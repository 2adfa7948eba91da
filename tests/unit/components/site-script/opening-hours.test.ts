import { renderOpeningStatus } from '@/components/site-script/opening-hours';

const hours = [{ days: ['Mon', 'Tue'], label: 'Mon-Tue', opens: '08:00', closes: '20:00' }];
const line = () => document.querySelector<HTMLElement>('[data-opening-hours]');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<p data-opening-hours hidden><span data-opening-text></span></p>';
  line()?.setAttribute('data-opening-hours', JSON.stringify(hours));
});
afterEach(() => jest.useRealTimers());

describe('the opening-hours line', () => {
  it('is displayed and follows the clock', () => {
    let now = new Date('2025-08-04T23:59:30Z');
    expect(line()).not.toBeVisible();
    renderOpeningStatus(document, () => now);
    expect(line()).toBeVisible();
    expect(line()).toHaveTextContent('Open now until 8:00 PM');
    expect(line()).toHaveAttribute('data-open', 'true');
    now = new Date('2025-08-05T00:00:30Z');
    jest.advanceTimersByTime(60_000);
    expect(line()).toHaveTextContent('Closed now, opens tomorrow at 8:00 AM');
    expect(line()).toHaveAttribute('data-open', 'false');
  });
});
