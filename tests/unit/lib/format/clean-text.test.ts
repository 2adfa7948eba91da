/** @jest-environment node */
import fc from 'fast-check';
import { cleanName, cleanText } from '@/lib/format/clean-text';

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

it.each([
  'You won! Call us',
  'Call 555-0000',
  '(732) 555 0142',
  '5 5 5 · 1/2/3 4',
  '５５５１２３４',
  '(212) CARS',
  'see www.cars.example',
  'evil.net',
  'evil。net',
  'http://evil',
  'bit.ly/x',
  'cars@mail.example',
  'A\u0301\u0302\u0303',
])('the message “%s” in the place of a name is none', (text) => expect(cleanName(text)).toBe(''));

it.each([
  '2025 Chevrolet Silverado 1500',
  '911 GT3',
  'F-150',
  'Mercedes-AMG GLC 43 4MATIC+',
  'Town & Country',
  'Mercedes-Benz CLE 53 4MATIC+ 2025',
  '2025 911 GT3',
  'ID. Buzz',
  'RAV4 Hybrid/Prime',
  'Q4 50 e-tron quattro',
])('%s is a name', (text) => expect(cleanName(text)).toBe(text));

it.each(['ProMaster 2500 136', 'Express 2500 135', 'ID.Buzz Pro S', 'CR-V EX-L *LOADED!*'])(
  '%s is a name where the inventory or the catalogue has it',
  (text) => {
    expect(cleanName(` ${text}\n`, new Set([text]))).toBe(text);
    expect(cleanName(text)).toBe('');
  },
);
