/** @jest-environment node */
import ICAL from 'ical.js';
import { calendarFile } from '@/lib/leasing/tools/calendar-file';
import {
  daysInWords,
  type LeaseEndFact,
  leaseEndFactsIn,
} from '@/lib/leasing/tools/lease-end-facts';

type Days = LeaseEndFact['daysBefore'];
function fact(id: string, appliesIn: LeaseEndFact['appliesIn'], daysBefore: Days): LeaseEndFact {
  const statement = `What to do, and why; ${id}.`;
  return { id, appliesIn, daysBefore, title: id, statement, source: 'A law' };
}
const facts = [
  fact('return', 'both', [0, 0]),
  fact('decide', 'both', [90, 90]),
  fact('photograph', 'nj', [20, 0]),
  fact('notice', 'ny', [40, 20]),
];

it('what is due in the state is counted from the scheduled end, in order', () => {
  const wordsIn = (residence: 'nyc' | 'ny' | 'nj', end: string | null) =>
    leaseEndFactsIn(residence, facts).map((fact) => [fact.id, daysInWords(fact, end)]);
  expect(wordsIn('nyc', '2028-03-31')).toEqual([
    ['decide', 'January 1, 2028'],
    ['notice', 'February 20, 2028 to March 11, 2028'],
    ['return', 'March 31, 2028'],
  ]);
  expect(wordsIn('ny', null)).toEqual([
    ['decide', '90 days before the end'],
    ['notice', '40 to 20 days before the end'],
    ['return', 'The last day'],
  ]);
  expect(wordsIn('nj', null)[1]).toEqual(['photograph', 'The last 20 days']);
});

describe('the calendar file', () => {
  const due = leaseEndFactsIn('nyc', facts);
  const fileOf = (scheduledEnd = '2028-03-31', stamp = '2026-05-04T03:02:01Z') =>
    calendarFile(due, {
      scheduledEnd,
      stamp: new Date(stamp),
      url: 'https://example.com/blog/guide',
    });
  const read = (file: string) =>
    new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])('has the days of the list, made in %s', (TZ) => {
    process.env.TZ = TZ;
    const found = read(fileOf()).map(({ summary, startDate, endDate, description }) => [
      summary,
      `${startDate} until ${endDate}`,
      description,
    ]);
    expect(found).toEqual([
      ['decide', '2028-01-01 until 2028-01-02', `${due[0]?.statement}\nSource: A law`],
      ['notice', '2028-02-20 until 2028-03-12', `${due[1]?.statement}\nSource: A law`],
      ['return', '2028-03-31 until 2028-04-01', `${due[2]?.statement}\nSource: A law`],
    ]);
  });

  it('reminds at nine in the morning a week before, and leaves the days free', () => {
    const parts = /TRANSP:TRANSPARENT|BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P6DT15H\r\n/g;
    expect(fileOf().match(parts)).toHaveLength(2 * due.length);
  });

  it('adds nothing twice when it is opened again, and keeps two leases apart', () => {
    const ids = (file: string) => read(file).map(({ uid }) => uid);
    expect(ids(fileOf('2028-03-31', '2026-05-05'))).toEqual(ids(fileOf()));
    const both = [...ids(fileOf()), ...ids(fileOf('2028-05-31'))];
    expect(new Set(both).size).toBe(2 * due.length);
  });
});
