import { type LeaseState, leaseTool } from './lease-fields';

/** A value that a message names, and the words that name it. */
export type FoundValue = { name: keyof LeaseState; words: string };

const NUMBER = String.raw`(\$?\s?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)\s?(?:k\b|%)?)`;
/** Between a name and its number: "MSRP: ", "payment would be about ". */
const IS = String.raw`[\s:=@-]{0,3}(?:(?:is|of|at|was|are|be|would be|will be|comes to|for|only|just|about|around)\b[\s:]{0,2}){0,3}`;
/** A number after its name, or before it. */
const named = (name: string) => [
  `\\b(?:${name})${IS}${NUMBER}`,
  `${NUMBER}[\\s-]{0,2}(?:in |of |the |total )?(?:${name})\\b`,
];
/** The other way around: "3k down 36 mo". */
const naming = (name: string) => named(name).reverse();

const DUE =
  'due at (?:lease )?(?:signing|delivery|inception)|total due|due|drive[- ]?offs?|das|out[- ]of[- ]pocket|at signing|up[- ]?front';
const MONTH = String.raw`(?:\/|per|a|each|every|p)?\s?-?(?:month(?:ly)?|mo|mth)\b`;

/** "505 all in, tax included": next to a number, but not to what is due at signing. */
const ALL_IN = String.raw`,?\s(?:all[- ]in|tax(?:es)? incl\w*)\b(?! (?:due|at|down|drive))`;

type Rule = { name?: keyof LeaseState; patterns: readonly string[]; value?: string };
/** In this order: words that one rule has used are gone for the next. A rule with a value needs no number. */
const rules: readonly Rule[] = [
  {
    patterns: [String.raw`tax(?: rate)?${IS}\d+(?:\.\d+)?\s?%`, String.raw`\d+(?:\.\d+)?\s?% (?:sales )?tax`],
  },
  { name: 'msrp', patterns: named('msrp|sticker(?: price)?|list price|retail price') },
  { name: 'dispositionFee', patterns: named('disposition(?: fee)?') },
  { name: 'acquisitionFee', patterns: named(String.raw`(?:acquisition|acq\.?|bank)(?: fee)?`) },
  { name: 'dealerFee', patterns: named('(?:dealer )?doc(?:umentation|ument|s)?(?: fee)?|dealer fee') },
  {
    name: 'registration',
    patterns: named('dmv(?: fees?)?|(?:title,? )?(?:and |& )?(?:registration|plates|tags)(?: fees?)?'),
  },
  { name: 'residual', patterns: named('residual(?: value)?|rv|lease[- ]end value|buy-?out') },
  {
    name: 'rate',
    patterns: [
      ...named('money factor|mf|factor'),
      String.raw`(?:^|[^\d$])(0?\.00\d+)`,
      ...named('apr|(?:interest |lease )?rate|interest'),
    ],
  },
  { name: 'rebates', patterns: named('rebates?|incentives?|lease cash|loyalty(?: cash)?|bonus cash') },
  { name: 'tradeIn', patterns: named('trade(?:[- ]in)?(?: value| equity| credit)?') },
  {
    name: 'dueAtSigning',
    value: '0',
    patterns: ['sign (?:and|&|n) drive', `(?:zero|nothing|no money) (?:${DUE})`],
  },
  { name: 'cashDown', value: '0', patterns: ['(?:zero|no|nothing)(?: money)? down'] },
  {
    name: 'cashDown',
    patterns: naming('(?:cash |money )?down(?: payment)?|cap(?:italized)? cost reduction'),
  },
  { name: 'dueAtSigning', patterns: naming(DUE) },
  {
    name: 'sellingPrice',
    patterns: named(
      '(?:sell(?:ing)?|sale|our|agreed|discounted|final|lease|vehicle|car)? ?price|sell(?:ing)? it',
    ),
  },
  {
    name: 'taxPaid',
    value: 'payment',
    patterns: [
      String.raw`(?:month|mo|payment)(?:(?!due|down|sign)[^\n]){0,30}(?:w\/|with|incl\w*|inc)\.? (?:the |all |sales )*tax\w*`,
      `\\d${ALL_IN}`,
    ],
  },
  {
    name: 'taxPaid',
    value: 'signing',
    patterns: [String.raw`(?:plus|\+|before|not including|excluding|without) ?(?:sales )?tax\w*`],
  },
  {
    name: 'monthly',
    patterns: [
      `${NUMBER}\\s?${MONTH}`,
      `${NUMBER}(?=\\s?(?:\\+|plus)\\s?(?:sales )?tax|${ALL_IN})`,
      String.raw`(?:payments?|monthly|pmt)(?: payment)?(?: (?:w\/|with|incl\w*|plus) tax)?${IS}${NUMBER}`,
      `lease (?:it |one |this )?(?:for|at) ${NUMBER}`,
    ],
  },
  {
    name: 'months',
    patterns: [
      String.raw`(\d{2})(?=\s?(?:mos?\.?)?\s?[\/x]\s?\d{1,2}(?:\.5)?k?\b)`,
      String.raw`(\d{2}[\s-]?(?:months?|mos?|mths?)\b)`,
      String.raw`(\d[\s-]?years?) lease`,
      String.raw`term${IS}(\d{2})`,
    ],
  },
  {
    name: 'milesPerYear',
    patterns: [
      String.raw`(\d{1,2}(?:,?\d{3}|(?:\.\d)?\s?k))\s?(?:mi\b|miles|mpy|\/|per|a year)`,
      `(?:miles|mileage)(?: per year| a year)?${IS}${NUMBER}`,
      String.raw`(?:^|[^\d$.,])(\d{1,2}(?:\.5)?k)\b`,
    ],
  },
];

/**
 * Reads a dealer's e-mail or text by plain rules. What they don't recognize, or what no lease has, is left alone.
 *
 * @returns the values, and the words that each was read from
 */
export function readMessage(message: string): { given: Partial<LeaseState>; found: FoundValue[] } {
  const given: { [Name in keyof LeaseState]?: unknown } = {};
  const found: FoundValue[] = [];
  let text = message
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .slice(0, 10_000);
  const matches = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'gi'))]);
  for (const { name, patterns, value } of rules)
    for (const { 0: words, 1: number = '', index } of matches(patterns)) {
      if (name !== undefined) {
        const parsed = leaseTool.fields[name].parse(value ?? number.trim());
        if (!parsed.ok || Object.hasOwn(given, name)) continue;
        given[name] = parsed.value;
        found.push({ name, words: words.replace(/\s+/g, ' ').trim() });
      }
      // No pattern reaches over a bar.
      if (value === undefined)
        text = text.slice(0, index) + '|'.repeat(words.length) + text.slice(index + words.length);
    }
  return { given: given as Partial<LeaseState>, found };
}
