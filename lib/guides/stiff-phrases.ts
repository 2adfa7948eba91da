/** What no neighbor says, and what to write instead. Whole words, in any case. */
const STIFF: Readonly<Record<string, string>> = {
  albeit: 'though',
  amongst: 'among',
  'as long again': '1.5 times as long',
  collecting: 'picking up',
  costed: 'priced',
  'falls away': 'is waived',
  furthermore: 'also',
  'hand back': 'return',
  'handed back': 'returned',
  'handing back': 'returning',
  'hands back': 'returns',
  hence: 'so',
  herein: 'here',
  lest: 'so … not',
  merely: 'only',
  moreover: 'also',
  'need not': 'don’t have to',
  'nor will': 'and … won’t',
  'ought to': 'should',
  shall: 'will',
  'the papers': 'the paperwork',
  'the sum': 'the math',
  thereof: 'of it',
  therefore: 'so',
  thus: 'so',
  upon: 'on',
  whilst: 'while',
};

const escaped = (text: string) => text.replaceAll(' ', '\\s+');
const patterns = Object.entries(STIFF).map(([phrase, better]) => ({
  phrase,
  better,
  pattern: new RegExp(`(?<![\\p{L}-])${escaped(phrase)}(?![\\p{L}-])`, 'iu'),
}));

/** @returns the stiff and bookish phrases in a text, each with a plain one */
export function stiffPhrases(text: string): { phrase: string; better: string }[] {
  return patterns
    .filter(({ pattern }) => pattern.test(text))
    .map(({ phrase, better }) => ({ phrase, better }));
}
