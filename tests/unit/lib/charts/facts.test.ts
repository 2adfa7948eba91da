import { evLines } from '@/content/ev-dates';
import { leaseStart } from '@/content/lease-start';
import { coverage } from '@/lib/charts/coverage';
import { evCalendar } from '@/lib/charts/ev-dates';
import { leaseCalendar } from '@/lib/charts/lease-calendar';
import { familySeats } from '@/lib/charts/seats';

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

it('the lease asks for at least and at most so many times what a state demands', () => {
  // 50,000 against 25,000 for damage, and 300,000 against 50,000 for an accident
  expect(coverage().times).toEqual({ least: 2, most: 6 });
});

describe('the dates of an electric lease', () => {
  const { days, lines, changes, largest } = evCalendar();

  it('put each period on its days, the last day included, cut off where the chart ends', () => {
    // The first day of the chart is day 0, the last of the credit day 447, that of the chart day 1085.
    expect(days).toBe(1086);
    expect(lines.map(({ periods }) => periods.map(({ start, end }) => [start, end]))).toEqual([
      [[0, 448]],
      [[0, 1086]],
      [
        [0, 83],
        [83, 356],
        [356, 1086],
      ],
    ]);
  });

  it('are marked once where something changes, and the largest discount that ends is named', () => {
    const [credit, , tax] = evLines;
    expect(changes).toEqual([
      { date: tax?.periods[1]?.from, day: 83 },
      { date: tax?.periods[2]?.from, day: 356 },
      { date: credit?.periods[0]?.to, day: 448 },
    ]);
    expect(largest?.label).toBe('Federal credit in a lease');
  });
});

describe('the calendar of a lease', () => {
  const { start, ending, end } = leaseCalendar({ signed: '2029-03-31', months: 35 });

  it('counts the steps before signing back from it, and ends on the last day of a shorter month', () => {
    const days = start.map(({ from, to }) => [from, to].map((day) => daysBetween(day, '2029-03-31')));
    expect(days).toEqual(leaseStart.map(({ daysBefore }) => [...daysBefore]));
    expect(end).toBe('2032-02-29');
  });

  it('has each step of the last months once, on the days that its dates say, the earliest first', () => {
    expect(ending.length).toBeGreaterThan(0);
    for (const { before, from, to } of ending)
      expect(before).toEqual([daysBetween(from, end), daysBetween(to, end)]);
    expect(new Set(ending.map(({ title }) => title)).size).toBe(ending.length);
    expect(ending.map(({ from }) => from)).toEqual(ending.map(({ from }) => from).sort());
  });

  it('leaves out a yearly date long before the end', () => {
    expect(leaseCalendar({ signed: '2029-03-31', months: 36 }).days.ending).toBeLessThan(365);
  });
});

it('family cars have one seat more with a bench, and the range of space behind a third row', () => {
  expect(familySeats().map(({ style, seats, cargo }) => [style, seats, cargo])).toEqual([
    ['sedan', [5, 5], null],
    ['large-suv', [7, 8], [15.8, 21]],
    ['minivan', [7, 8], [32.8, 40.2]],
  ]);
});
