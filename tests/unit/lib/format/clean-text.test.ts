/** @jest-environment node */
import fc from 'fast-check';
import { cleanText } from '@/lib/format/clean-text';

it('a text is one trimmed line within its length, and does not change again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const line = cleanText(text, 80);
      expect([...line].length).toBeLessThanOrEqual(80);
      expect(line).toBe(line.trim());
      expect(line).not.toMatch(/[^\S ]| {2}|\p{Cc}|\p{Cf}/u);
      expect(cleanText(line, 80)).toBe(line);
    }),
  );
});

it('is cut without a trailing space and without half a character', () => {
  expect(cleanText('abc d', 4)).toBe('abc');
  expect(cleanText('abc🚗🚗', 4)).toBe('abc🚗');
});

it.each([
  ['a line and a page that break', 'Range\r\n\fRover\u0085 \u2028Sport', 'Range Rover Sport'],
  ['colors of a terminal', '\u001B[31mX5\u0000', '[31mX5'],
  ['marks of direction', 'X\u202E5\u2066\u200F', 'X5'],
  ['what has no width', 'X\u200B5\uFEFF\u00AD\u{E0041}', 'X5'],
  ['blank letters', '\u3164 \u2800', ''],
  ['half a character', 'X5\uD83D', 'X5'],
  ['nothing of a name', 'Škoda Citroën C\u0327 Ё 김 🚗', 'Škoda Citroën C\u0327 Ё 김 🚗'],
])('leaves out %s', (_, text, clean) => {
  expect(cleanText(text, 80)).toBe(clean);
});
