import { faq } from '@/lib/content/faq';

it('the FAQ has the credit tiers of the specification', () => {
  const { answer = [] } = faq().find(({ id }) => id === 'bad-credit') ?? {};
  const tiers = ['720\\+ .*Excellent', '660–719 .*Good', '600–659 .*Fair', 'under 600 .*Poor'];
  expect(answer[0]).toMatch(new RegExp(tiers.join('.*')));
});
