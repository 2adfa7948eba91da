import { type Field, plainCharacters } from './fields';
import { type LeaseState, leaseTool } from './lease-fields';

/** A value that a message names, and the words that name it. */
export type FoundValue = { name: keyof LeaseState; words: string };

const NUMBER = String.raw`(\$? ?(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?|\d{1,7}(?:\.\d{1,6})?|\.\d{1,6})(?!,?\d) ?(?:k\b|%)?)`;
/** Between a name and its number: "MSRP: ", "payment would be about ", "bank fee (CAP) ". */
const IS = String.raw`[ :=@~-]{0,3}(?:\([^)\n]{1,20}\)[ :]{0,2})?(?:(?:is|of|at|was|are|be|would be|will be|comes to|for|only|just|about|around|est)\b[ :~]{0,2}){0,3}`;
const before = (name: string) => `${NUMBER}[ -]{0,2}(?:in |of |the |total ){0,2}(?:${name})\\b`;
const after = (name: string) => `\\b(?:${name})${IS}${NUMBER}`;
/** A number after its name, or before it. */
const named = (name: string) => [after(name), before(name)];
/** The other way around: "3k down 36 mo". With an amount on each side, it's the one after the name or neither. */
const naming = (name: string) => [
  String.raw`${before(name)}(?!${IS}\$?\d{3})`,
  String.raw`${after(name)}(?!\d|[.,]\d| ?(?:\/|per|a|mo\w*|mi\w*|x)\b)`,
];

const DUE =
  'due (?:at|@) (?:lease )?(?:signing|delivery|inception)|total due(?: (?:at|@) signing)?|due|drive[- ]?offs?|das|out[- ]of[- ]pocket|at (?:time of )?(?:signing|delivery)|up[- ]?front';
const MONTH = String.raw`(?:(?:\/|per|a|each|every|p)? ?-?(?:month(?:ly)?|mo|mth)|\/m)\b`;
const TAX = String.raw`(?:sales )?ta?x(?:es)?\b(?! (?:due|at|das|down))`;
/** "505 all in, tax included": next to a number, but not to what is due at signing. */
const ALL_IN = String.raw`,? (?:all[- ]in|tax(?:es)? incl\w*)\b(?! (?:due|at|down|drive))`;
/** "36/10k", "24x7.5". */
const PLAN = String.raw`(?: ?mos?\.?)? ?[\/x] ?(7\.5|1[0-8]|20) ?k?\b`;

/** Lines that the dealer didn't write for this offer, and rows with a number for each term. */
const OTHER_LINE =
  /^(?: ?>|(?:\[.*?\] ?)?(?:visitor|customer|auto-?reply)\b|.*(?:\d\S{0,12}(?:\t| {2}) *){2}\S{0,12}\d).*$/gim;
/** Sentences about a condition, a loan, or what the customer wants. */
const OTHER_SENTENCE =
  /^\W*if\b|\b(?:financ(?:e|ing)|budget|competitors?|(?:an)?other dealer|(?:u|you) (?:said|wanted|asked|mentioned))\b/i;
/** Where another offer begins. */
const ANOTHER =
  /\n\W*(?:option (?:2|b|two)\b|also(?::| have\b| got\b)|or\b)|\bor (?=\$?\d[\d,.]* ?(?:\/|per|a) ?mo)/i;

/** What leases have, as the fields write it. */
const RANGES: { [Name in keyof LeaseState]?: readonly [min: number, max: number] } = {
  monthly: [80, 3000],
  dueAtSigning: [100, 30_000],
  months: [24, 48],
  milesPerYear: [5000, 25_000],
  msrp: [12_000, 250_000],
  sellingPrice: [12_000, 250_000],
  rate: [0.00001, 15],
  acquisitionFee: [100, 2000],
  dealerFee: [50, 2000],
  registration: [50, 1500],
  cashDown: [100, 30_000],
  rebates: [100, 20_000],
};
/** What several offers of a message have in common. */
const SHARED = /^(?:months|milesPerYear|acquisitionFee|dealerFee|dispositionFee)$/;

type Rule = {
  name?: keyof LeaseState;
  patterns: readonly string[];
  /** Where the words have no number. */
  value?: string;
  /** Follows the number: "36/10" is 10k. */
  unit?: 'k';
};
/** In this order: words that one pattern has used are gone for the next. */
const rules: readonly Rule[] = [
  {
    patterns: [
      String.raw`tax(?: rate)?${IS}(?:\d+(?:\.\d+)? ?%|\d{1,2}\.\d+)`,
      String.raw`\d{1,2}(?:\.\d+)? ?% (?:sales )?tax`,
      String.raw`\b(?:effective(?: monthly| payment)?|another|extra|adds?|saves?|under|below|instead of)${IS}${NUMBER}(?: ?${MONTH})?(?: for \d[\d,.]*k?\b)?`,
    ],
  },
  { name: 'months', patterns: [String.raw`\b(\d\d)(?=${PLAN})`] },
  { name: 'milesPerYear', patterns: [String.raw`\|\|${PLAN}`], unit: 'k' },
  { name: 'msrp', patterns: named('msrp(?: / retail)?|sticker(?: price)?|list price|retail price') },
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
    patterns: [`\\b(?:money factor|mf|factor)${IS}(0?\\.0\\d+)`, String.raw`(?:^|[^\d$])(0?\.00\d+)`],
  },
  {
    name: 'rate',
    patterns: [
      String.raw`(?:rate|interest)${IS}(\d{1,2}(?:\.\d+)? ?%)(?! apr (?:for|x|on|up))`,
      String.raw`(\d{1,2}(?:\.\d+)? ?%) (?:apr|(?:interest |lease )?rate|interest)\b(?! (?:for|x|on|up))`,
      `(?:apr|lease rate)${IS}(\\d{1,2}\\.\\d+ ?%?)`,
    ],
  },
  { name: 'rebates', patterns: named('rebates?|incentives?|lease cash|loyalty(?: cash)?(?! if)|bonus cash') },
  { name: 'tradeIn', patterns: named('trade(?:[- ]in)?(?: value| equity| credit| allow(?:ance)?)?') },
  {
    name: 'cashDown',
    value: '0',
    patterns: [
      '(?:zero|no|nothing)(?: money)? down',
      ...naming('(?:cash |money )?down(?: payment)?|cap(?:italized)? cost reduction'),
    ],
  },
  {
    name: 'dueAtSigning',
    value: '0',
    patterns: ['sign (?:and|&|n) drive', `(?:zero|nothing|no money) (?:${DUE})`, ...naming(DUE)],
  },
  {
    name: 'sellingPrice',
    patterns: named(
      '(?:sell(?:ing)?|sale|our|agreed|discounted|final|lease|vehicle|car)? ?(?:price|px)|sell(?:ing)? it(?: to you)?',
    ),
  },
  {
    name: 'taxPaid',
    value: 'payment',
    patterns: [
      String.raw`(?:month|mo|payment|pmts?)(?:(?!due|down|sign)[^\n]){0,30}(?:w\/|with|incl\w*|inc)\.? (?:the |all |sales |nj |ny )*tax\w*`,
      `\\d${ALL_IN}`,
    ],
  },
  {
    name: 'taxPaid',
    value: 'extra',
    patterns: [
      String.raw`(?:\d[\d.,]{0,8}|\/m|mo|month|monthly|payment) ?(?:plus|\+|before|not including|excluding|without) ?${TAX}`,
    ],
  },
  {
    name: 'monthly',
    patterns: [
      `${NUMBER} ?${MONTH}`,
      `${NUMBER}(?= ?(?:\\+|plus) ?${TAX}|${ALL_IN})`,
      String.raw`(?:payments?|monthly|pmt)(?: payment)?(?: (?:w\/|with|incl\w*|plus) tax)?${IS}${NUMBER}`,
      `lease (?:it |one |this )?(?:for|at) ${NUMBER}`,
      // "450 for 36", and "522 w 3k down".
      String.raw`${NUMBER}(?= for (?:24|36|39|48)\b| (?:w\/?|with) ?\|)`,
      String.raw`\n(?:it |that )?comes to ${NUMBER}`,
    ],
  },
  {
    name: 'months',
    patterns: [
      String.raw`\b(\d{2}[ -]?(?:months?|mos?|mths?|m)\b)`,
      String.raw`(\d[ -]?years?) lease`,
      String.raw`term${IS}(\d{2})\b`,
      String.raw`\|+ for (\d{2})\b(?! ?(?:k|mi))`,
      String.raw`\bfor (\d{2}) payments`,
    ],
  },
  {
    name: 'milesPerYear',
    patterns: [
      String.raw`\b(\d{1,2}(?:,?\d{3}|(?:\.\d)? ?k)) ?(?:mi\b|miles\b(?! total)|mpy|(?:\/|per|a) ?ye?a?r)`,
      `(?:miles|mileage)(?: per year| a year)?${IS}${NUMBER}`,
      String.raw`(?:^|[^\d$.,])((?:7\.5|1[0-8]|20)k)\b`,
    ],
  },
];

/**
 * Reads a dealer's email or text by plain rules. What they don't recognize, what no lease has, and what the offer gives
 * two values for is left alone. Of several offers, the first is read.
 *
 * @returns the values, and the words that each was read from
 */
export function readMessage(message: string): { given: Partial<LeaseState>; found: FoundValue[] } {
  const given: { [Name in keyof LeaseState]?: unknown } = {};
  const found: FoundValue[] = [];
  const said = plainCharacters(message)
    .slice(0, 10_000)
    .replace(/\n.*\bwrote:[\s\S]*|\n-+ ?original message[\s\S]*/i, '')
    .replace(OTHER_LINE, '')
    .replace(/([.!?]) /g, '$1\n')
    .split('\n')
    .filter((sentence) => !OTHER_SENTENCE.test(sentence))
    .map((sentence) => sentence.replace(/\s+/g, ' '))
    .join('\n');
  const another = said.search(ANOTHER);
  const decided = new Set<keyof LeaseState>();
  let text = said;
  for (const { name, patterns, value, unit = '' } of rules) {
    const all: { index: number; value: unknown; words: string }[] = [];
    for (const pattern of patterns)
      for (const { 0: words, 1: number = value ?? '', index } of text.matchAll(new RegExp(pattern, 'gi'))) {
        if (name !== undefined) {
          const field = leaseTool.fields[name] as Field<unknown>;
          const parsed = field.parse(number.trim() + unit);
          if (!parsed.ok) continue;
          const size = Number.parseFloat(field.write(parsed.value));
          const [min, max] = RANGES[name] ?? [];
          if (min && (size < min || size > (max ?? 0)) && (size !== 0 || value === undefined)) continue;
          all.push({ index, value: parsed.value, words: said.slice(index, index + words.length).trim() });
        }
        // No pattern reaches over a bar.
        if (name !== 'taxPaid')
          text = text.slice(0, index) + '|'.repeat(words.length) + text.slice(index + words.length);
      }
    const own = another < 0 ? all : all.filter(({ index }) => index < another);
    const [first, ...others] = own.length === 0 && name && SHARED.test(name) ? all : own;
    if (name === undefined || first === undefined || decided.has(name)) continue;
    decided.add(name);
    if (others.some((other) => JSON.stringify(other.value) !== JSON.stringify(first.value))) continue;
    given[name] = first.value;
    found.push({ name, words: first.words });
  }
  return { given: given as Partial<LeaseState>, found };
}
