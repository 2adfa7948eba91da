/** @jest-environment node */
import { recolored } from '@/scripts/build/colors';

it('gives a drawing the new colors by their names, also where two change places, and leaves paints alone', () => {
  const before = { ink: '#14263d', accent: '#c23e27', 'accent-pale': '#f3b5a6' };
  const after = { ink: '#c23e27', accent: '#14263d', 'accent-pale': '#d9c2f0' };
  const drawing =
    '<svg><path fill="#c23e27" stroke="#14263d"/><circle fill="#f3b5a6"/><path fill="#e5826a"/>';
  expect(recolored(drawing, before, after)).toBe(
    '<svg><path fill="#14263d" stroke="#c23e27"/><circle fill="#d9c2f0"/><path fill="#e5826a"/>',
  );
});
