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

type Rule = { name?: keyof LeaseState; patterns: readonly string[]; value?: string };
const rule = (name: keyof LeaseState | undefined, ...patterns: string[]): Rule => ({ name, patterns });
const fixed = (name: keyof LeaseState, value: string, ...patterns: string[]): Rule => ({
  name,
  value,
  patterns,
});

const DUE =
  'due at (?:lease )?(?:signing|delivery|inception)|total due|due|drive[- ]?offs?|das|out[- ]of[- ]pocket|at signing|up[- ]?front';
const MONTH = String.raw`(?:\/|per|a|each|every|p)?\s?-?(?:month(?:ly)?|mo|mth)\b`;

/** In this order: words that one rule has used are gone for the next. */
const rules: readonly Rule[] = [
  rule(
    undefined,
    String.raw`tax(?: rate)?${IS}\d+(?:\.\d+)?\s?%`,
    String.raw`\d+(?:\.\d+)?\s?% (?:sales )?tax`,
  ),
  rule('msrp', ...named('msrp|sticker(?: price)?|list price|retail price')),
  rule('dispositionFee', ...named('disposition(?: fee)?')),
  rule('acquisitionFee', ...named(String.raw`(?:acquisition|acq\.?|bank)(?: fee)?`)),
  rule('dealerFee', ...named('(?:dealer )?doc(?:umentation|ument|s)?(?: fee)?|dealer fee')),
  rule(
    'registration',
    ...named('dmv(?: fees?)?|(?:title,? )?(?:and |& )?(?:registration|plates|tags)(?: fees?)?'),
  ),
  rule('residual', ...named('residual(?: value)?|rv|lease[- ]end value|buy-?out')),
  rule(
    'rate',
    ...named('money factor|mf|factor'),
    String.raw`(?:^|[^\d$])(0?\.00\d+)`,
    ...named('apr|(?:interest |lease )?rate|interest'),
  ),
  rule('rebates', ...named('rebates?|incentives?|lease cash|loyalty(?: cash)?|bonus cash')),
  rule('tradeIn', ...named('trade(?:[- ]in)?(?: value| equity| credit)?')),
  fixed('dueAtSigning', '0', 'sign (?:and|&|n) drive', `(?:zero|nothing|no money) (?:${DUE})`),
  fixed('cashDown', '0', '(?:zero|no|nothing)(?: money)? down'),
  rule('cashDown', ...naming('(?:cash |money )?down(?: payment)?|cap(?:italized)? cost reduction')),
  rule('dueAtSigning', ...naming(DUE)),
  rule(
    'sellingPrice',
    ...named('(?:sell(?:ing)?|sale|our|agreed|discounted|final|lease|vehicle|car)? ?price|sell(?:ing)? it'),
  ),
  fixed(
    'taxPaid',
    'payment',
    String.raw`(?:month|mo|payment)(?:(?!due|down|sign)[^\n]){0,30}(?:w\/|with|incl\w*|inc)\.? (?:the |all |sales )*tax\w*`,
  ),
  fixed(
    'taxPaid',
    'signing',
    String.raw`(?:plus|\+|before|not including|excluding|without) ?(?:sales )?tax\w*`,
  ),
  rule(
    'monthly',
    `${NUMBER}\\s?${MONTH}`,
    `${NUMBER}(?=\\s?(?:\\+|plus)\\s?(?:sales )?tax)`,
    String.raw`(?:payments?|monthly|pmt)(?: payment)?(?: (?:w\/|with|incl\w*|plus) tax)?${IS}${NUMBER}`,
    `lease (?:it |one |this )?(?:for|at) ${NUMBER}`,
  ),
  rule(
    'months',
    String.raw`(\d{2})(?=\s?(?:mos?\.?)?\s?[\/x]\s?\d{1,2}(?:\.5)?k?\b)`,
    String.raw`(\d{2}[\s-]?(?:months?|mos?|mths?)\b)`,
    String.raw`(\d[\s-]?years?) lease`,
    String.raw`term${IS}(\d{2})`,
  ),
  rule(
    'milesPerYear',
    String.raw`(\d{1,2}(?:,?\d{3}|(?:\.\d)?\s?k))\s?(?:mi\b|miles|mpy|\/|per|a year)`,
    `(?:miles|mileage)(?: per year| a year)?${IS}${NUMBER}`,
    String.raw`(?:^|[^\d$.,])(\d{1,2}(?:\.5)?k)\b`,
  ),
];

/**
 * Reads a dealer's e-mail or text by plain rules. What they don't recognize, or what no lease has, is left alone.
 *
 * @returns the values, and the words that each was read from
 */
export function readMessage(message: string): { given: Partial<LeaseState>; found: FoundValue[] } {
  const given: Partial<LeaseState> = {};
  const found: FoundValue[] = [];
  let text = message
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .slice(0, 10_000);
  const use = <Name extends keyof LeaseState>(
    name: Name | undefined,
    value: string,
    words: string,
  ): boolean => {
    if (name === undefined) return true;
    const parsed = leaseTool.fields[name].parse(value);
    if (!parsed.ok) return false;
    given[name] = parsed.value;
    found.push({ name, words: words.replace(/\s+/g, ' ').trim() });
    return true;
  };
  for (const { name, patterns, value } of rules)
    for (const pattern of patterns)
      for (const match of text.matchAll(new RegExp(pattern, 'gi'))) {
        if (name !== undefined && Object.hasOwn(given, name)) break;
        if (!use(name, value ?? (match[1] ?? '').trim(), match[0])) continue;
        if (value !== undefined) continue;
        // No pattern reaches over a bar.
        text =
          text.slice(0, match.index) +
          '|'.repeat(match[0].length) +
          text.slice(match.index + match[0].length);
      }
  return { given, found };
}
