/** @jest-environment node */
import { type MessageDraft, messageLinks } from '@/lib/lead-form/message-links';

const read = (draft: MessageDraft) => {
  const recipients = { email: 'ann@forms.example', textPhone: '(201) 555-0198' };
  const { mailto, sms } = messageLinks(recipients, draft);
  const { subject, body } = Object.fromEntries(new URL(mailto).searchParams);
  expect(new URL(sms ?? '').searchParams.get('body')).toBe(body);
  return { subject, body };
};

it.each([
  ['nothing', {}, 'Lease quote', ''],
  [
    'a car of another year',
    { make: 'Kia', model: 'EV6', interestedVehicle: '2024 Kia EV6' },
    'Lease quote: 2024 Kia EV6',
    'Car: 2024 Kia EV6',
  ],
])('a message says what the form would have said: %s', (_, hiddenFields, subject, text) => {
  const draft = read({ hiddenFields });
  expect(draft.subject).toBe(subject);
  expect(draft.body).toContain(text);
});

it.each([
  ['of any make', { make: 'Any make', description: 'An SUV' }, 'An SUV', 'An SUV'],
  ['of one make', { make: 'Kia', description: 'A Kia SUV' }, 'A Kia SUV', 'A Kia SUV'],
])(
  'a message says which kind of car the visitor is looking for: %s',
  (_, hiddenFields, car, text) => {
    const draft = read({ hiddenFields, subject: 'A question' });
    expect(draft.subject).toBe(`A question: ${car}`);
    expect(draft.body).toContain(`\nLooking for: ${text}`);
  },
);

it('a question without a car has its subject, its first line, and the link to the numbers of a tool', () => {
  const draft = read({
    firstLine: 'Hi, is it fair?',
    hiddenFields: { numbersUrl: 'https://site.example/x' },
    subject: 'A question',
  });
  expect(draft.subject).toBe('A question');
  expect(draft.body).toBe('Hi, is it fair?\n\nMy numbers: https://site.example/x\n\n');
});
