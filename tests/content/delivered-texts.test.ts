import { normalizedMakeName } from '@/lib/catalogue/makes';
import { faq } from '@/lib/content/faq';
import { guideSource } from '@/lib/content/guides-on-disk';
import { pageTexts } from '@/lib/content/page-texts';
import { sampleLease } from '@/lib/leasing/arithmetic/sample-lease';

it('the FAQ has the credit tiers of the specification', () => {
  const { answer = [] } = faq().find(({ id }) => id === 'bad-credit') ?? {};
  const tiers = ['720\\+ .*Excellent', '660–719 .*Good', '600–659 .*Fair', 'under 600 .*Poor'];
  expect(answer[0]).toMatch(new RegExp(tiers.join('.*')));
});

it.each([
  ['alfa', 'Alfa Romeo'],
  ['bmw', 'BMW'],
  ['mercedes', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['range rover', 'Land Rover'],
  ['rover', 'Land Rover'],
])('a row of the make "%s" is shown as %s, as the specification says', (alias, make) => {
  expect(normalizedMakeName(alias)).toBe(make);
});

it('the August deals guide links to the inventory, as the specification says', () => {
  expect(guideSource('best-car-lease-deals-nyc-nj-august-2025')).toContain('](/inventory)');
});

it('the consent to texts has what the specification says', () => {
  const { textMessages } = pageTexts().forms;
  expect(textMessages).toMatch(/\breply STOP to opt out, HELP for help\b/);
  expect(textMessages).toMatch(/\bmessage and data rates may apply\b/);
});

/** A rate that changes is named by the amount that the guide lacks. */
it('the guide to costs has the payment, the tax, and the check of the sample quote', () => {
  const { payment, tax, dueAtSigningBreakdown } = sampleLease;
  const guide = guideSource('hidden-costs-car-leasing-nyc-nj');
  for (const cents of [payment, tax, dueAtSigningBreakdown.total])
    expect(guide).toContain(`<Usd>{${cents / 100}}</Usd>`);
});
