/** @jest-environment node */
import { usedStyles } from '@/lib/static-pages/used-styles';

const html =
  '<p class="text-lg md:w-1/2 grid-cols-[minmax(0,1fr)_auto] 2xs:flex group/form">hidden</p>';

describe('the styles of a page', () => {
  it.each([
    ['without a class', 'p{top:0}', 'p{top:0}'],
    ['of a class on the page', '.text-lg{top:0}', '.text-lg{top:0}'],
    ['of no class on the page', '.text-xl{top:0}', ''],
    ['of one of two classes', '.text-lg,.text-xl>p{top:0}', '.text-lg{top:0}'],
    ['of two classes at once', '.text-lg .text-xl{top:0}', ''],
    ['in groups that become empty', '@media print{@supports (top:0){.text-xl{top:0}}}p{}', 'p{}'],
    ['in groups that do not', '@media print{.text-xl{}.text-lg{}}', '@media print{.text-lg{}}'],
    ['of a nested rule', '.text-lg{&.text-xl{top:0}& p{}}', '.text-lg{& p{}}'],
    ['of a class with escapes', String.raw`.md\:w-1\/2{}.md\:w-1\/3{}`, String.raw`.md\:w-1\/2{}`],
    [
      'of a class that starts with a digit',
      String.raw`.\32 xs\:flex{}.\32 xs\:block{}`,
      String.raw`.\32 xs\:flex{}`,
    ],
    [
      'of a class with parentheses and a comma',
      String.raw`.grid-cols-\[minmax\(0\,1fr\)_auto\] p{}`,
      String.raw`.grid-cols-\[minmax\(0\,1fr\)_auto\] p{}`,
    ],
    [
      'of alternatives',
      '.text-lg:is(.text-xl,.a):not(:is(.b) .c) p{}',
      '.text-lg:is(.text-xl,.a):not(:is(.b) .c) p{}',
    ],
    [
      'of a class that HTML escapes',
      String.raw`.\[\&_p\]\:top-0{}`,
      String.raw`.\[\&_p\]\:top-0{}`,
    ],
    [
      'of frames and fonts',
      '@keyframes a{0%{top:0}}@font-face{src:url(a)}',
      '@keyframes a{0%{top:0}}@font-face{src:url(a)}',
    ],
  ])('%s', (_, css, used) => {
    expect(usedStyles(css, [html])).toBe(used);
  });

  it('has those of its scripts, whose texts quote classes in several ways', () => {
    const css = '.a{}.b{}.c{}.d{}';
    expect(usedStyles(css, ['"a b"', '`c`,\'\\"x\\"\''])).toBe('.a{}.b{}.c{}');
  });
});
