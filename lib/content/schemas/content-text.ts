import { z } from 'zod';
import { fillVariables } from '@/lib/content/fill-variables';
import { inlineLinks } from '@/lib/format/inline-links';
import { textLinkMistake } from './links';

type TextOptions = {
  /** Characters of the text as the page shows it. `min` is 1 unless given. */
  max: number;
  min?: number;
  /** What replaces names in braces. It's first called when a text is parsed. */
  values?: () => Readonly<Record<string, string>>;
  /** Names in braces that the page fills in later, such as "brand". */
  variables?: readonly string[];
  /** Whether the page renders Markdown links. */
  links?: boolean;
};

const FORMATTING = /\n|\*\*|<\/?[a-z]/i;

/**
 * An apostrophe or an accent after a wrong encoding ("isnâ€™t", "cafÃ©", but not "Ângela" or
 * "JOÃO"), "&amp;", or "[INSERT TOWN]".
 */
const LEFTOVER = /\S*(â€|[ÂÃ][^\p{L} ]|\uFFFD|&#?\w+;)\S*|\[[A-Z][A-Z ]+\](?!\()/u;

/** Says what in a text was pasted wrong or left to be filled in, or returns `null`. */
export function leftoverMistake(text: string): string | null {
  const [found] = LEFTOVER.exec(text) ?? [];
  return found ? `expected what visitors should read in place of "${found}"` : null;
}

function mistakeIn(text: string, known: readonly string[], links: boolean): string | null {
  if (FORMATTING.test(text))
    return 'expected plain text on one line: line breaks, "**", and "<b>" are not understood here';
  if (!links && inlineLinks(text).some(({ href }) => href))
    return 'expected no [link](…): none works in this text';
  return leftoverMistake(text) ?? textLinkMistake(text) ?? variableMistake(text, known);
}

function variableMistake(text: string, known: readonly string[]): string | null {
  const written = text.match(/\{[^{}\s]*\}?|\}/g) ?? [];
  const unknown = written.find((one) => !known.some((name) => one === `{${name}}`));
  if (!unknown) return null;
  if (known.length === 0) return 'expected no braces: nothing is filled in here';
  return `expected one of ${known.map((name) => `{${name}}`).join(', ')} in place of ${unknown}`;
}

/** A text on one line, without formatting. Pasted double spaces become single ones. */
export function contentText(options: TextOptions) {
  const { max, min = 1, values = () => ({}), variables = [], links = false } = options;
  return z
    .string()
    .overwrite((text) => text.trim().replace(/ {2,}/g, ' '))
    .superRefine((text, context) => {
      const message = mistakeIn(text, [...Object.keys(values()), ...variables], links);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => fillVariables(text, values()))
    .pipe(z.string().min(min).max(max));
}
