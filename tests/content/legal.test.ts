import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireLiveLink } from '@/lib/content/legal-links';
import { legalTexts } from '@/lib/content/legal-texts';
import { routes } from '@/lib/site/routes';

type Name = keyof typeof legalTexts;
const all: Name[] = ['privacy', 'terms', 'refunds'];
const source = (name: Name) => readFileSync(join(process.cwd(), legalTexts[name].file), 'utf8');
/** The words alone: emphasis, cell borders and line breaks don't count. */
const words = (name: Name) => source(name).replace(/[*|]/g, ' ').replace(/\s+/g, ' ');

describe('the rules of the legal pages', () => {
  it.each([
    ['privacy', 'Last updated', '2025-08-16'],
    ['terms', 'Effective', '2025-01-15'],
    ['refunds', 'Effective', '2025-01-15'],
  ] as const)('%s: "%s" %s, or the date of a later revision', (name, label, date) => {
    expect(legalTexts[name].dateLabel).toBe(label);
    expect(legalTexts[name].date >= date).toBe(true);
  });

  it.each(all)('%s: users must be 18 or older', (name) => {
    expect(words(name)).toMatch(/must be 18 or older/);
  });

  it.each([
    'you consent to receive text messages',
    'By submitting a form with a phone number',
    'Reply STOP to opt out',
    'Reply HELP for help',
    'Message and data rates may apply',
  ])('privacy and terms: "%s"', (rule) => {
    for (const name of ['privacy', 'terms'] as const) expect(words(name)).toContain(rule);
  });

  it('privacy: every category in the table is kept for 6 months', () => {
    const table = source('privacy').split('| Kept for |')[1]?.split('\n\n')[0] ?? '';
    const rows = table.split('\n').filter((line) => /^\| \w/.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const row of rows) expect(row).toMatch(/\| 6 months \|$/);
    expect(words('privacy')).toMatch(/keep the categories listed below for 6 months/);
  });

  it.each([
    ['applications are not guaranteed approval', /Applications are not guaranteed approval/],
    ['credit application fees are non-refundable', /Credit application fees are non-refundable/],
    ['refunds go to the original payment method', /[Rr]efunds go to the original payment method/],
    ['refunds take 7-10 business days', /within 7-10 business days/],
    [
      'billing errors must be reported within 7 business days',
      /Billing errors must be reported within 7 business days/,
    ],
    [
      "appointments can be rescheduled free with 24 hours' notice",
      /[Ff]ree (of charge )?with at least 24 hours' notice/,
    ],
  ])('terms and refunds: %s', (_, rule) => {
    for (const name of ['terms', 'refunds'] as const) expect(words(name)).toMatch(rule);
  });

  it.each(all)('%s: a response comes within 24 hours on business days', (name) => {
    expect(words(name)).toMatch(/respond [^.]*within 24 hours on business days/);
  });

  it.each(all)('%s: New Jersey law governs, and disputes are heard in Monmouth County', (name) => {
    expect(words(name)).toMatch(/law of New Jersey governs/);
    expect(words(name)).toMatch(/[Dd]isputes are heard in the courts of Monmouth County, New Jersey/);
  });

  it.each(all)('%s: no other period contradicts these', (name) => {
    const periods = [...words(name).matchAll(/(\d[\d-]*) (business days?|hours|months|days|years)/g)];
    for (const [period] of periods)
      expect(['7-10 business days', '7 business days', '24 hours', '6 months']).toContain(period);
  });
});

describe('the legal texts', () => {
  it.each(all)('%s: facts of the business come from content/business.ts', (name) => {
    expect(source(name)).not.toMatch(/\(\d{3}\) \d{3}-\d{4}|[\w.]+@[\w.]+/);
    for (const part of ['Name', 'Phone', 'Email', 'Address'])
      expect(source(name)).toContain(`<Business${part} />`);
  });

  it.each(all)('%s: every link leads to a page or section that exists', (name) => {
    const texts = Object.values(legalTexts);
    const hrefs = [...source(name).matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(2);
    for (const href of hrefs) expect(() => requireLiveLink(href, legalTexts[name], texts)).not.toThrow();
  });

  it.each([
    ['privacy', routes.terms, routes.refunds],
    ['terms', routes.privacy, routes.refunds],
    ['refunds', routes.privacy, routes.terms],
  ] as const)('%s: links to %s and %s', (name, ...others) => {
    for (const other of others) expect(source(name)).toMatch(new RegExp(`\\]\\(${other}[)#]`));
  });

  it.each(all)('%s: no anchor of the table of contents appears twice', (name) => {
    const ids = legalTexts[name].contents.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
