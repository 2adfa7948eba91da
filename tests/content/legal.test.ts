import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireLiveLink } from '@/lib/content/legal-links';
import { legalTexts } from '@/lib/content/legal-texts';
import { dateLabel } from '@/lib/site/format';
import { routes } from '@/lib/site/routes';

type Name = keyof typeof legalTexts;
const texts = Object.values(legalTexts);
const source = (name: Name) => readFileSync(join(process.cwd(), legalTexts[name].file), 'utf8');
/** Words only: emphasis, cell borders and line breaks do not count. */
const words = (name: Name) => source(name).replace(/[*|]/g, ' ').replace(/\s+/g, ' ');
const all: Name[] = ['privacy', 'terms', 'refunds'];

describe('dates of the legal texts', () => {
  it.each([
    ['privacy', 'Last updated August 16, 2025'],
    ['terms', 'Effective January 15, 2025'],
    ['refunds', 'Effective January 15, 2025'],
  ] as const)('%s: %s', (name, date) => {
    expect(`${legalTexts[name].dateLabel} ${dateLabel(legalTexts[name].date)}`).toBe(date);
  });
});

describe('rules and figures of the spec', () => {
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

  it('privacy: every listed category is kept 6 months', () => {
    const table = source('privacy').split('| Kept for |')[1]?.split('\n\n')[0] ?? '';
    const rows = table.split('\n').filter((line) => /^\| \w/.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const row of rows) expect(row).toMatch(/\| 6 months \|$/);
    expect(words('privacy')).toContain('We keep the categories listed below for 6 months');
  });

  it.each(['terms', 'refunds'] as const)('%s: applications are not guaranteed approval', (name) => {
    expect(words(name)).toContain('Applications are not guaranteed approval');
  });

  it.each(['terms', 'refunds'] as const)('%s: credit application fees are non-refundable', (name) => {
    expect(words(name)).toContain('Credit application fees are non-refundable');
  });

  it.each(['terms', 'refunds'] as const)(
    '%s: refunds go to the original payment method within 7-10 business days',
    (name) => {
      expect(words(name)).toMatch(/[Rr]efunds go to the original payment method/);
      expect(words(name)).toMatch(/within 7-10 business days/);
    },
  );

  it.each(['terms', 'refunds'] as const)(
    '%s: billing errors must be reported within 7 business days',
    (name) => {
      expect(words(name)).toContain('Billing errors must be reported within 7 business days');
    },
  );

  it.each(['terms', 'refunds'] as const)(
    "%s: appointments can be rescheduled free with at least 24 hours' notice",
    (name) => {
      expect(words(name)).toMatch(/[Ff]ree (of charge )?with at least 24 hours' notice/);
    },
  );

  it.each(all)('%s: a response comes within 24 hours on business days', (name) => {
    expect(words(name)).toMatch(/respond [^.]*within 24 hours on business days/);
  });

  it.each(all)('%s: New Jersey law governs, disputes are heard in Monmouth County', (name) => {
    expect(words(name)).toMatch(/law of New Jersey governs/);
    expect(words(name)).toMatch(/[Dd]isputes are heard in the courts of Monmouth County, New Jersey/);
  });

  it.each(all)('%s: no figure of its own stands beside those of the spec', (name) => {
    const figures = [...words(name).matchAll(/(\d[\d-]*) (business days?|hours|months|days|years)/g)];
    for (const [figure] of figures) {
      expect(['7-10 business days', '7 business days', '24 hours', '6 months']).toContain(figure);
    }
  });
});

describe('what the texts are made of', () => {
  it.each(all)('%s: the business stands in content/business.ts alone', (name) => {
    expect(source(name)).not.toMatch(/\(\d{3}\) \d{3}-\d{4}|[\w.]+@[\w.]+|Harborline/);
    for (const part of [
      '<BusinessName />',
      '<BusinessPhone />',
      '<BusinessEmail />',
      '<BusinessAddress />',
    ]) {
      expect(source(name)).toContain(part);
    }
  });

  it.each(all)('%s: every link leads somewhere', (name) => {
    const hrefs = [...source(name).matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(hrefs.length).toBeGreaterThan(2);
    for (const href of hrefs) expect(() => requireLiveLink(href, legalTexts[name], texts)).not.toThrow();
  });

  it('each names the two others', () => {
    expect(source('privacy')).toContain(`](${routes.terms})`);
    expect(source('privacy')).toContain(`](${routes.refunds})`);
    expect(source('terms')).toMatch(/\]\(\/privacy-policy[)#]/);
    expect(source('terms')).toContain(`](${routes.refunds})`);
    expect(source('refunds')).toMatch(/\]\(\/privacy-policy[)#]/);
    expect(source('refunds')).toContain(`](${routes.terms})`);
  });

  it.each(all)('%s: has linked contents without a repeated anchor', (name) => {
    const ids = legalTexts[name].contents.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
