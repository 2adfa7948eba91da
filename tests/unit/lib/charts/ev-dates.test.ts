import { evCalendar, evDates } from '@/lib/charts/ev-dates';

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

it('periods lie on their days, the last day included, and cut off where the figure ends', () => {
  const { lines, days: all } = evCalendar();
  expect(all).toBe(days(evDates.from, evDates.to) + 1);
  for (const { start, end, from, to } of lines.flatMap(({ periods }) => periods)) {
    expect(start).toBe(Math.max(0, from ? days(evDates.from, from) : 0));
    expect(end).toBe(Math.min(all, to ? days(evDates.from, to) + 1 : all));
    expect(end).toBeGreaterThan(start);
  }
});

it('periods of one line follow each other without a gap', () => {
  for (const { periods } of evCalendar().lines) {
    periods.slice(1).forEach(({ start }, index) => {
      expect(start).toBe(periods[index]?.end);
    });
  }
});

it('every date between the first and the last is marked once', () => {
  const { changes, lines, days: all } = evCalendar();
  const edges = lines.flatMap(({ periods }) => periods.flatMap(({ start, end }) => [start, end]));
  const inside = [...new Set(edges)].filter((day) => day > 0 && day < all).sort((a, b) => a - b);
  expect(changes.map(({ day }) => day)).toEqual(inside);
});

it('the largest discount that ends is named', () => {
  const { largest, lines } = evCalendar();
  const ending = lines.filter(({ kind, periods }) => kind === 'incentive' && periods.at(-1)?.to);
  expect(largest?.amount).toBe(Math.max(...ending.map(({ periods }) => periods.at(-1)?.amount ?? 0)));
});
