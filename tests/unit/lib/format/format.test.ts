/** @jest-environment node */
import { clockLabel, dateLabel, mailtoHref, percent, telHref, usd } from '@/lib/format/format';

describe('formats', () => {
  it('a phone number is a link with the country in front', () => {
    expect(telHref('(201) 555-0199')).toBe('tel:+12015550199');
  });

  it('an e-mail address is a mailto link', () => {
    expect(mailtoHref('someone@example.com')).toBe('mailto:someone@example.com');
  });

  it.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:30', '1:30 PM'],
  ])('the clock %s reads %s', (clock, label) => {
    expect(clockLabel(clock)).toBe(label);
  });

  it.each([
    ['2025-09-01', 'September 1, 2025'],
    ['2024-02-29', 'February 29, 2024'],
  ])('the date %s reads %s', (date, label) => {
    expect(dateLabel(date)).toBe(label);
  });

  it.each([
    [18_000, '$18,000'],
    [1_597.5, '$1,597.50'],
    [0.15, '$0.15'],
    [0.1 + 0.2, '$0.30'],
    [299.999, '$300'],
    [0, '$0'],
  ])('%d dollars read %s', (amount, label) => {
    expect(usd(amount)).toBe(label);
  });

  it.each([
    [8.875, '8.875%'],
    [4.8, '4.8%'],
    [60, '60%'],
    [0.00325 * 2400, '7.8%'],
  ])('the percentage %d reads %s', (amount, label) => {
    expect(percent(amount)).toBe(label);
  });
});
