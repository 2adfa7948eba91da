import { leftoverMistake } from '@/lib/content/schemas/content-text';

it.each(['Ângela and JOÃO leased a Škoda', 'MANHÃ', '[READ MORE](/blog)'])(
  'a text may say %s',
  (text) => {
    expect(leftoverMistake(text)).toBeNull();
  },
);

it.each(['cafÃ© by the bay', 'Ã‰lan', '20Â°'])('damaged characters are refused: %s', (text) => {
  expect(leftoverMistake(text)).toMatch(/^expected what visitors should read in place of/);
});
