import { render } from '@testing-library/react';
import { Promotion } from '@/components/layout/promotion';
import { business } from '@/lib/content/business';

const promotion = { text: 'Tax holiday', terms: '', from: '2031-03-01', until: '2031-03-09' };

afterEach(() => jest.useRealTimers());

it.each([
  ['2031-02-28T23:59:59-05:00', false],
  ['2031-03-01T00:00:00-05:00', true],
  // The day on which the clocks change.
  ['2031-03-09T23:59:59-04:00', true],
  ['2031-03-10T00:00:00-04:00', false],
])('the promotion is there on its days at the business: at %s %s', (time, isShown) => {
  jest.useFakeTimers({ now: new Date(time) });
  jest.replaceProperty(business(), 'promotion', promotion);
  const { container } = render(<Promotion />);
  expect(container.textContent === promotion.text).toBe(isShown);
});
