import postcss, { type Container } from 'postcss';

/**
 * @returns the rules whose classes are among the words of `texts`: the HTML of a page and all
 *   scripts that can change it
 */
export function usedStyles(css: string, texts: string[]): string {
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`\\]+/)));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => words.has(name)),
    );
    if (used.length === 0) removeWithEmptyParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
}

/**
 * The classes that an element must have. Not those in parentheses, of which it may need one or
 * none.
 */
function classesOf(selector: string): string[] {
  let outside = selector;
  // From the inside out. An escaped one is part of a class.
  for (let rest = ''; rest !== outside; outside = outside.replace(/(?<!\\)\((\\.|[^\\()])*\)/g, ''))
    rest = outside;
  const names = [...outside.matchAll(/\.((?:\\[\da-f]+ |\\.|[\w-])+)/g)].map(
    ([, name = '']) => name,
  );
  // In HTML and scripts these are written in several ways.
  return names.map(unescaped).filter((name) => !/[&<>"'`]/.test(name));
}

/** A name without the escapes of CSS: `\:` is a colon, and `\32 ` a 2 at the start of a name. */
const unescaped = (name: string) =>
  name.replace(/\\(?:([\da-f]+) |(.))/g, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );

function removeWithEmptyParents(rule: Container): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && (parent as Container).nodes?.length === 0)
    removeWithEmptyParents(parent as Container);
}
