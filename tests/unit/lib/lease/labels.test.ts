import { wholeDollars } from '@/lib/lease/labels';

it('a range is printed in whole dollars, and as one amount where both ends read the same', () => {
  expect(wholeDollars({ low: 135_349, high: 225_450 })).toBe('$1,353–$2,255');
  expect(wholeDollars({ low: 135_260, high: 135_340 })).toBe('$1,353');
  expect(wholeDollars({ low: 0, high: 0 })).toBe('$0');
});
