/** @jest-environment node */
import { cleanText } from '@/lib/format/clean-text';

it.each([
  ['one trimmed line', ' Range\r\n\fRover \u2028\u00a0Sport ', 'Range Rover Sport'],
  ['cut without a trailing space', `${'x'.repeat(79)} y`, 'x'.repeat(79)],
  ['cut without half a character', '🚗'.repeat(81), '🚗'.repeat(80)],
])('a text becomes %s', (_, text, clean) => {
  expect(cleanText(text, 80)).toBe(clean);
});
