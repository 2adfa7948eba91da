import { leaseStart } from '@/content/lease-start';
import { leaseCalendar } from '@/lib/charts/lease-calendar';

const DAY = 86_400_000;
const calendar = leaseCalendar({ signed: '2025-03-31', months: 35 });

it('a lease ends on the same day of its last month, or on that month’s last day', () => {
  expect(calendar.end).toBe('2028-02-29');
});

it('steps before signing are counted back from it', () => {
  expect(calendar.start.map(({ from, to }) => [from, to])).toEqual(
    leaseStart.map(({ daysBefore }) =>
      daysBefore.map((days) => new Date(Date.parse('2025-03-31') - days * DAY).toISOString().slice(0, 10)),
    ),
  );
});

it('each step of the last months stands on the day that its date says, once, the earliest first', () => {
  const { ending, end, days } = calendar;
  expect(ending.length).toBeGreaterThan(0);
  for (const { before, from, to } of ending) {
    expect(before).toEqual([from, to].map((date) => (Date.parse(end) - Date.parse(date)) / DAY));
    expect(before[0]).toBeLessThanOrEqual(days.ending);
  }
  expect(new Set(ending.map(({ title }) => title)).size).toBe(ending.length);
  expect(ending.map(({ from }) => from)).toEqual(ending.map(({ from }) => from).sort());
});

it('a yearly date long before the end is not a step of the return', () => {
  expect(leaseCalendar({ signed: '2025-03-31', months: 36 }).days.ending).toBeLessThan(365);
});
