import { thirdRowCargo } from '@/content/catalogue/family-cars';
import { insuranceMinimums } from '@/content/insurance-minimums';
import { leaseStart } from '@/content/lease-start';
import { bodyStyleOf } from '@/lib/catalogue/models';
import { coverage } from '@/lib/charts/coverage';
import { evCalendar, evDates } from '@/lib/charts/ev-dates';
import { leaseCalendar } from '@/lib/charts/lease-calendar';
import { familySeats } from '@/lib/charts/seats';

const DAY = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

it('the lease asks for at least and at most so many times what a state demands', () => {
  const { times } = coverage();
  const ratios = insuranceMinimums.flatMap(({ usualLease, newYork, newJersey2023, newJersey2026 }) =>
    [newYork, newJersey2023, newJersey2026].map((minimum) => usualLease / minimum),
  );
  expect(times).toEqual({ least: Math.floor(Math.min(...ratios)), most: Math.floor(Math.max(...ratios)) });
});

describe('the dates of an electric lease', () => {
  const { days, lines, changes, largest } = evCalendar();

  it('put each period on its days, the last day included, cut off where the chart ends', () => {
    expect(days).toBe(daysBetween(evDates.from, evDates.to) + 1);
    for (const { start, end, from, to } of lines.flatMap(({ periods }) => periods)) {
      expect(start).toBe(Math.max(0, from ? daysBetween(evDates.from, from) : 0));
      expect(end).toBe(Math.min(days, to ? daysBetween(evDates.from, to) + 1 : days));
      expect(end).toBeGreaterThan(start);
    }
  });

  it('are marked once where something changes between the first and the last', () => {
    const edges = lines.flatMap(({ periods }) => periods.flatMap(({ start, end }) => [start, end]));
    const inside = [...new Set(edges)].filter((day) => day > 0 && day < days).sort((a, b) => a - b);
    expect(changes.map(({ day }) => day)).toEqual(inside);
  });

  it('name the largest discount that ends', () => {
    const ending = lines.filter(({ kind, periods }) => kind === 'incentive' && periods.at(-1)?.to);
    expect(largest?.amount).toBe(Math.max(...ending.map(({ periods }) => periods.at(-1)?.amount ?? 0)));
  });
});

describe('the calendar of a lease', () => {
  const calendar = leaseCalendar({ signed: '2025-03-31', months: 35 });

  it('ends on the same day of its last month, or on that month’s last day', () => {
    expect(calendar.end).toBe('2028-02-29');
  });

  it('counts the steps before signing back from it', () => {
    expect(
      calendar.start.map(({ from, to }) => [daysBetween(from, '2025-03-31'), daysBetween(to, '2025-03-31')]),
    ).toEqual(leaseStart.map(({ daysBefore }) => [...daysBefore]));
  });

  it('has each step of the last months on the day that its date says, once, the earliest first', () => {
    const { ending, end, days } = calendar;
    expect(ending.length).toBeGreaterThan(0);
    for (const { before, from, to } of ending) {
      expect(before).toEqual([daysBetween(from, end), daysBetween(to, end)]);
      expect(before[0]).toBeLessThanOrEqual(days.ending);
    }
    expect(new Set(ending.map(({ title }) => title)).size).toBe(ending.length);
    expect(ending.map(({ from }) => from)).toEqual(ending.map(({ from }) => from).sort());
  });

  it('leaves out a yearly date long before the end', () => {
    expect(leaseCalendar({ signed: '2025-03-31', months: 36 }).days.ending).toBeLessThan(365);
  });
});

describe('the seats of family cars', () => {
  const styles = familySeats();

  it('are the sum of the rows, and one more with a bench', () => {
    for (const { seats, rows, optional } of styles) {
      const sum = rows.reduce((total, count) => total + count);
      expect(seats).toEqual([sum, optional ? sum + 1 : sum]);
    }
  });

  it('have the range of their models’ space behind a third row, and none without one', () => {
    expect(thirdRowCargo.length).toBeGreaterThan(0);
    for (const { style, rows, cargo } of styles) {
      const feet = thirdRowCargo
        .filter(({ make, model }) => bodyStyleOf(make, model) === style)
        .map(({ cubicFeet }) => cubicFeet);
      expect(cargo).toEqual(rows.length < 3 ? null : [Math.min(...feet), Math.max(...feet)]);
    }
  });
});
