import type { Field } from './fields';
import { type LeaseState, leaseTool } from './lease-tool';
import { plainCharacters } from './parse-number';
import { isEqual } from './tool-state';

/*
 * Lines and sentences that aren't the dealer's offer are taken out. Then the patterns of each rule collect what the rest says
 * about one value, which is given if all that they collected agrees.
 */

const NUMBER = String.raw`(\$? ?(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?|\d{1,7}(?:\.\d{1,6})?|\.\d{1,6})(?![,.]?\d)(?: ?(?:k\b|%)|(?! ?%)))`;
/** Between a name and its number: "MSRP: ", "payment would be about ", "bank fee (CAP) ". */
const IS = String.raw`[ :=@~-]{0,3}(?:\([^)\n]{1,20}\)[ :]{0,2})?(?:(?:is|of|at|was|are|be|would be|will be|comes to|for|only|just|about|around|approx|est(?:imated)?)\b\.?[ :~]{0,2}){0,3}`;
const MONTH = String.raw`\*?(?:(?:\/|per|a|each|every|p)? ?-?(?:month(?:ly)?|mo|mth)|\/m)\b`;
const before = (name: string) => `${NUMBER}[ -]{0,2}(?:in |of |the |total ){0,2}(?:${name})\\b`;
/**
 * A number before its name, or after it: "3k down", "down $3,000". With one on each side, it's the one after the name or
 * neither. "$566.04/mo" is a payment whatever it follows, and "60/59/57" is more than one value.
 */
const named = (name: string) => [
  String.raw`${before(name)}(?!${IS}\$?\d{3})`,
  String.raw`\b(?:${name})${IS}${NUMBER}(?! ?(?:[\/+] ?\$?\d|\+ ?ta?x|(?:\/|per|a|mos?|months?|monthly|more|mi|miles?|x)\b))`,
];

const AND = String.raw`(?: ?[&+\/] ?|,? (?:and|n|plus) )`;
const STATE_FEE = '(?:dmv|mvc?|title|registration|reg|plates|tags)(?: fees?)?';
const STATE_FEES = `${STATE_FEE}(?:(?:${AND}|, )${STATE_FEE}){0,3}`;
const OTHER_FEE =
  '(?:doc(?:umentation|s)?|bank|acquisition|broker|dealer|first|1st)(?: fees?| payment| month)?';
const FEES = `(?:${OTHER_FEE}|${STATE_FEES})`;
/** One amount for more than one value: "tax, title, and tags 1,400", "dmv & doc 525". */
const MIXED_FEES = `(?:tax(?:es)?(?:, )?${AND}?|${OTHER_FEE}${AND}|${STATE_FEES}${AND}(?=${OTHER_FEE}))${FEES}(?:${AND}${FEES}){0,3}`;
const DUE =
  'due (?:at|@) (?:lease )?(?:signing|delivery|inception)|total due(?: (?:at|@) signing)?|due|drive[- ]?offs?|das|out[- ]of[- ]pocket|at (?:time of )?(?:signing|delivery)|up[- ]?front';
/** Not "plus tax and tags due at signing". */
const TAX = String.raw`(?:(?:the|all|sales|state|nj|nyc?|(?:new )?jersey) )*ta?x(?:es)?\b(?!(?:(?:${AND}|, )(?:fees|doc|${STATE_FEE})){0,3} (?:due|at|das|down))`;
/** "505 all in, tax included": next to a payment, but not to what is due at signing. */
const ALL_IN = String.raw`,? (?:all[- ]in|tax(?:es)?(?: and fees)? incl\w*)\b(?! (?:due|at|down|drive))`;
/** "36/10k", "24x7.5". */
const PLAN = String.raw`(?: ?mos?\.?)? ?[\/x] ?(7\.5|1[0-8]|20) ?k?\b`;
/** New York alone may be the city or another county. */
const PLACE = String.raw`(?:(?<nj>nj|(?:new )?jersey)|(?<nyc>nyc|new york city|brooklyn|queens|manhattan|bronx|staten island)|(?<either>ny|new york))\b`;
const REBATE =
  '(?:(?:off )?(?:lease|customer|bonus|conquest) cash|(?:owner )?loyalty(?: cash| bonus)?|rebates?|incentives?)';
const ANY_REBATE = `(?:${REBATE}|(?:college|military|conquest)(?: grad| rebate| bonus)?)`;
/** "$1,000 college + $500 loyalty" is their sum. */
const MORE = `(?:(?:${AND}|, )${NUMBER} ${ANY_REBATE}){0,3}`;

/** Lines that the dealer didn't write for this offer, and rows with a number for each term. */
const OTHER_LINE =
  /^(?: ?>|(?:\[.*?\] ?)?(?:visitor|customer(?! cash)|auto-?reply)\b|.*(?:\d\S{0,12}(?:\t| {2}) *){2}\S{0,12}\d).*$/gim;
/** Sentences about a condition, a loan, or what the customer wants. */
const OTHER_SENTENCE =
  /^\W*if\b|\b(?:financ(?:e|ing)|budget|competitors?|(?:an)?other dealer|(?:u|you) (?:said|wanted|asked|mentioned))\b/i;
/** Where another offer begins. */
const ANOTHER =
  /\n\W{0,9}(?:option (?:2|b|two)\b|also(?::| have\b| got\b)|or\b)|\bor (?=\$?\d[\d,.]* ?(?:\/|per|a) ?mo)/i;

/** What leases have, as the fields write it, where the fields accept more. An amount may also be zero. */
const RANGES: { [Name in keyof LeaseState]?: readonly [min: number, max: number] } = {
  monthly: [80, 3000],
  dueAtSigning: [100, 30_000],
  months: [24, 48],
  milesPerYear: [5000, 25_000],
  msrp: [12_000, 250_000],
  sellingPrice: [12_000, 250_000],
  acquisitionFee: [100, 2000],
  dealerFee: [50, 2000],
  registration: [50, 1500],
  cashDown: [100, 30_000],
  rebates: [100, 20_000],
};
/** @returns undefined where the field doesn't take it, or no lease has it */
function readField(name: keyof LeaseState, text: string): unknown {
  const field = leaseTool.fields[name] as Field<unknown>;
  const parsed = field.parse(text);
  if (!parsed.ok || parsed.note) return undefined;
  const size = Number.parseFloat(field.write(parsed.value));
  const [min, max] = RANGES[name] ?? [0, Infinity];
  return size !== 0 && (size < min || size > max) ? undefined : parsed.value;
}
/** What several offers of a message have in common. */
const SHARED = /^(?:months|milesPerYear|acquisitionFee|dealerFee|dispositionFee|place)$/;

type Rule = readonly [name: keyof LeaseState | null, ...patterns: string[]];
/**
 * A pattern's value is its first group, or the name of the group that matched. In this order: words that one pattern has used
 * are gone for the next, and of two rules for a value, the first decides. Without a name, the words are no value of ours.
 */
const rules: readonly Rule[] = [
  [
    null,
    String.raw`tax(?: rate)?${IS}(?:\d+(?:\.\d+)? ?%|\d{1,2}\.\d+)`,
    String.raw`\b(?:effective(?: monthly| payment)?|another|extra|adds?|saves?|under|below|instead of)${IS}${NUMBER}(?: ?${MONTH})?(?: for \d[\d,.]*k?\b)?`,
    // The residual of another plan: "12k: RV 56".
    String.raw`\b\d\d ?(?:k|mos?|months?) ?: ?(?:rv |residual )?\d\d%?(?![\d,.])`,
    ...named(MIXED_FEES),
  ],
  ['months', String.raw`\b(\d\d)(?=${PLAN})`],
  ['milesPerYear', String.raw`\|\|${PLAN}`],
  ['msrp', ...named('msrp(?: / retail)?|sticker(?: price)?|list price|retail price|window')],
  ['dispositionFee', ...named('disposition(?: fee)?')],
  ['acquisitionFee', ...named(String.raw`(?:acquisition|acq\.?|bank)(?: fee)?`)],
  ['dealerFee', ...named('(?:dealer )?doc(?:umentation|ument|s)?(?: fee)?|dealer fee')],
  [
    'registration',
    ...named(STATE_FEES),
    String.raw`\bfees? \([^)\n]{0,30}\b(?:approx|about|est)\.? ${NUMBER}\)`,
  ],
  ['residual', ...named('residual(?: value)?|resid?|rv|lease[- ]end value|buy-?out')],
  ['rate', String.raw`(?:^|[^\d$])(0?\.00\d*[1-9])`],
  [
    'rate',
    String.raw`(?:rate|interest|apr)${IS}([1-9]\d?(?:\.\d+)? ?%)(?! apr (?:for|x|on|up))`,
    String.raw`\b([1-9]\d?(?:\.\d+)? ?%) (?:apr|(?:interest |lease )?rate|interest)\b(?! (?:for|x|on|up))`,
  ],
  ['rebates', `${REBATE}${IS}${NUMBER}(?: ${ANY_REBATE})?${MORE}`, before(REBATE) + MORE],
  ['tradeIn', ...named('trade(?:[- ]in)?(?: value| equity| credit| allow(?:ance)?)?')],
  [
    'cashDown',
    '(?<zero>(?:zero|no|nothing)(?: money)? down)',
    before('down'),
    ...named('(?:cash |money )?down(?: payment)?|cap(?:italized)? cost reduction'),
  ],
  ['dueAtSigning', `(?<zero>sign (?:and|&|n) drive|(?:zero|nothing|no money) (?:${DUE}))`, ...named(DUE)],
  ['sellingPrice', ...named('(?:(?:sell(?:ing)?|sale|our) )?(?:price|px)|sell(?:ing)?(?: it)?(?: to you)?')],
  ['place', String.raw`\b${PLACE} (?:sales |state )?(?:ta?x(?:es)?|registration|plates|tags)\b`],
  [
    'taxPaid',
    String.raw`(?<payment>(?:month|mo|payment|pmts?)(?:(?!due|down|sign|not |n.t |exclu)[^\n]){0,30}(?:w\/|with|incl\w*|inc)\.? ${TAX})`,
    String.raw`(?<payment>(?:\d|${MONTH})${ALL_IN})`,
    String.raw`(?<payment>\b(?:with|incl\w*\.?) ${TAX}[ ,:]{0,2}(?:it )?${IS}\$?\d[\d.,]* ?${MONTH})`,
    String.raw`(?<extra>(?:^|\d[\d.,]{0,8}|\/m|mo|month|monthly|payments?|pmts?|all[- ]in|it.?s|that.?s|both|all),? ?(?:plus|\+|before|pre-?) ?${TAX}(?! ?\$?\d+[.,]\d))`,
    String.raw`(?<extra>(?:(?:do|does)(?:n.t| not) include|not incl\w*\.?|exclud\w*|[\do] (?:without|w\/o)) ${TAX})`,
    String.raw`(?<extra>\bta?x(?:es)?\b[^\n.;:!\d]{0,40} (?:extra|additional|excluded|not incl\w*))`,
  ],
  [
    'monthly',
    `${NUMBER} ?${MONTH}`,
    String.raw`${NUMBER}(?= ?(?:\+|plus) ?${TAX}(?! ?\$?\d+[.,]\d)|${ALL_IN})`,
    String.raw`(?:payments?|monthly|pmt)(?: payment)?(?: (?:w\/|with|incl\w*|plus) tax)?${IS}${NUMBER}`,
    // "450 for 36", and "522 w 3k down".
    String.raw`${NUMBER}(?= for (?:24|36|39|48)\b| (?:w\/?|with) ?\|)`,
    `(?:^(?:it |that )?comes to|lease (?:it |one |this )?(?:for|at)) ${NUMBER}`,
  ],
  [
    'months',
    String.raw`\b(\d{2}[ -]?(?:months?|mos?|mths?|m)\b|\d[ -]?years?(?= lease))`,
    String.raw`(?:term${IS}|\|+ for |\bfor (?=\d\d payments))(\d{2})\b(?! ?(?:k|mi))`,
  ],
  [
    'milesPerYear',
    ...named('total (?:miles?|mi|mileage)(?: allow[a-z]*)?|(?:miles?|mi) total'),
    String.raw`\b(\d\dk) total(?=[,.;)\n]| (?:for|over)|$)`,
    String.raw`\b(\d{1,2}(?:,?\d{3}|(?:\.\d)? ?k)) ?(?:mi\b|miles\b|mpy|(?:\/|per|a) ?ye?a?r)`,
    `(?:miles|mileage)(?: per year| a year)?${IS}${NUMBER}`,
    String.raw`(?:^|[^\d$.,])((?:7\.5|1[0-8]|20)k)\b`,
  ],
];
/** In a sentence with these, such words mean something else. */
const UNLESS: { [Name in keyof LeaseState]?: RegExp } = {
  rebates:
    /\b(?:if|or|up to|qualif\w*|extra|another|towards?|already|after|next|not?|don.?t|exclud\w*)\b|price.* incl/i,
  tradeIn: /payoff\D*[1-9]|owe/i,
  dueAtSigning: /(?:nothing|zero|no money|\$ ?0) .*\b(?:but|until|till|except|plus (?:first|1st))\b/i,
  place: /\b(?:no|can|if|or|guys|customers|residents|both|any|possible)\b|\bN[JY]\/N[JY]/i,
  taxPaid: /\b(?:bring|need)\b/i,
  milesPerYear: /odometer|pre-?owned|certified/i,
};

/** "$1.5k" is 1500. */
const amount = (text: string) => Number(text.replace(/[$, ]/g, '').replace(/k$/i, 'e3'));

/** @returns what the words say about it, as people type it into its field */
function textOf(name: keyof LeaseState, number: string, words: string, months: unknown): string {
  if (name === 'rebates')
    return String([...words.matchAll(new RegExp(NUMBER, 'gi'))].reduce((sum, [one]) => sum + amount(one), 0));
  if (name !== 'milesPerYear') return number;
  if (/total/i.test(words)) return String((amount(number) * 12) / Number(months));
  return words.startsWith('|') ? `${number}k` : number;
}

/**
 * Reads a dealer's email or text by plain rules. What they don't recognize, what no lease has, and what the offer gives
 * two values for is left alone. Of several offers, the first is read.
 *
 * @returns the values, the words that each was read from, and at most five other words with numbers
 */
export function readMessage(message: string) {
  const said = plainCharacters(message)
    .slice(0, 10_000)
    .replace(/\n.*\bwrote:[\s\S]*|\n-+ ?original message[\s\S]*/i, '')
    .replace(OTHER_LINE, '')
    .replace(/(\b(?:inc|incl|approx|est|acq|reg)\.|[.!?]) /gi, (end, dot) =>
      dot.length > 1 ? end : `${dot}\n`,
    )
    .split('\n')
    .filter((sentence) => !OTHER_SENTENCE.test(sentence))
    .map((sentence) => sentence.replace(/\s+/g, ' '))
    .join('\n');
  const another = said.search(ANOTHER);
  /** Value null: it can't be used, and stands in the way of another. */
  const seen: { rule: Rule; value: unknown; index: number; words: string }[] = [];
  const decide = (name: keyof LeaseState) => {
    const usable = seen.filter(({ rule, value }) => rule[0] === name && value !== undefined);
    const all = usable.filter(({ rule }) => rule === usable[0]?.rule);
    const own = another < 0 ? all : all.filter(({ index }) => index < another);
    const [first, ...others] = own.length === 0 && SHARED.test(name) ? all : own;
    const agreed = first && first.value !== null && others.every(({ value }) => isEqual(value, first.value));
    return agreed ? [{ ...first, name }] : [];
  };
  let text = said;
  for (const rule of rules) {
    const [name, ...patterns] = rule;
    const months = decide('months')[0]?.value;
    for (const pattern of patterns)
      for (const { 0: words, 1: number = '', index, groups } of text.matchAll(new RegExp(pattern, 'gim'))) {
        const sentence = said.slice(said.lastIndexOf('\n', index - 1) + 1).split('\n', 1)[0] ?? '';
        if (name && UNLESS[name]?.test(sentence)) continue;
        const group = groups && Object.keys(groups).find((key) => groups[key]);
        const value =
          name === null || group === 'either'
            ? null
            : readField(name, textOf(name, group ?? number.trim(), words, months));
        seen.push({ rule, value, index, words: said.slice(index, index + words.length).trim() });
        // No pattern reaches over a bar.
        if (value !== undefined && !groups)
          text = text.slice(0, index) + '|'.repeat(words.length) + text.slice(index + words.length);
      }
  }
  const found = [...new Set(rules.map(([name]) => name))].flatMap((name) => (name ? decide(name) : []));
  const unused = seen.filter(
    ({ rule: [name], value, index, words }) =>
      name !== 'taxPaid' &&
      words.replace(/\D/g, '').length >= (value === undefined ? 3 : 2) &&
      !found.some((one) => one.name === name && isEqual(one.value, value)) &&
      !found.some((one) => one.index < index + words.length && index < one.index + one.words.length),
  );
  return {
    given: Object.fromEntries(found.map(({ name, value }) => [name, value])) as Partial<LeaseState>,
    found,
    unused: [...new Set(unused.sort((a, b) => a.index - b.index).map(({ words }) => words))].slice(0, 5),
  };
}
