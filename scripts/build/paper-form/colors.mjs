import { rgb } from 'pdf-lib';
import { colors } from '../../lib/palette.mjs';

/** @param {string} code "#14263d" */
function hex(code) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16));
  return rgb(red / 255, green / 255, blue / 255);
}

/** The site's palette, as pdf-lib takes it. */
export const color = {
  ink: hex(colors.ink.DEFAULT),
  slate: hex(colors.slate),
  harbor: hex(colors.harbor),
  coral: hex(colors.coral.DEFAULT),
  glass: hex(colors.glass.pale),
  glassDeep: hex(colors.glass.deep),
  hairline: hex(colors.sand.deep),
  control: hex(colors.control),
  white: hex(colors.white),
};
