/** @jest-environment node */
import { writtenDraft } from '@/lib/lead-form/written-draft';

it.each([
  ['nothing', {}, 'Lease quote', ''],
  [
    'a car',
    { make: 'Kia', model: 'EV6', mileage: '7000' },
    'Lease quote: Kia EV6',
    'Car: Kia EV6\nMiles a year: 7,500',
  ],
  [
    'a car of another year',
    { make: 'Kia', model: 'EV6', interested_vehicle: '2024 Kia EV6' },
    'Lease quote: 2024 Kia EV6',
    'Car: 2024 Kia EV6',
  ],
  [
    'a model whose name looks like a description',
    { make: 'Kia', model: 'A Kia Edition' },
    'Lease quote: Kia A Kia Edition',
    'Car: Kia A Kia Edition',
  ],
  [
    'the numbers of a tool',
    { make: 'Kia', model: 'EV6', tool_numbers: 'Payment: $300' },
    'Lease quote: Kia EV6',
    'Car: Kia EV6\n\nPayment: $300',
  ],
])('a message says what the form would have said: %s', (_, fields, subject, text) => {
  const draft = writtenDraft(fields);
  expect(draft.subject).toBe(subject);
  expect(draft.body).toContain(text);
});

it.each([
  ['of any make', { make: 'Any make', model: 'An SUV' }, 'An SUV', 'An SUV'],
  ['of one make', { make: 'Kia', model: 'A Kia SUV' }, 'A Kia SUV', 'A Kia SUV'],
])('a message says which kind of car the visitor is looking for: %s', (_, fields, car, text) => {
  const draft = writtenDraft(fields, { describesCar: true });
  expect(draft.subject).toBe(`Lease quote: ${car}`);
  expect(draft.body).toContain(`\nLooking for: ${text}`);
});

it('a question names itself in the subject, and no car that says nothing', () => {
  const fields = { make: 'Any make', model: 'A car', tool_numbers: 'Payment: $300' };
  const options = { subject: 'An offer', describesCar: true };
  expect(writtenDraft(fields, options).subject).toBe('An offer');
});

it('a long list of numbers is cut off after a whole line, so that mail programs take it', () => {
  const { body } = writtenDraft({ tool_numbers: Array(200).fill('Payment: $300').join('\n') });
  expect(body.length).toBeLessThan(1_100);
  expect(body.trimEnd()).toMatch(/\nPayment: \$300$/);
});
