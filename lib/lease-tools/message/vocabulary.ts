import { USUAL_MONEY_FACTORS, USUAL_RATES } from '@/lib/lease/payment';
import type { Kind } from './reading';

type Ranges = { readonly [K in Kind]?: readonly [min: number, max: number] };

const FEE = 'It’s no field of its own: add it where it’s paid.';
const NO_FIELD = 'The calculator has no field for it.';
const CAP_COST = 'It’s the price with fees and money down worked in: ask for the selling price.';
const TAX = 'The calculator works it out from where you live.';
const DEPOSIT = 'It comes back, so it’s no cost: the calculator leaves it out.';
const WEEKLY = 'Leases are paid by the month: ask for that amount.';
const EXTRA_MILE = 'The comparison of two offers has a field for it.';

const anyNumber = { months: [0, 1e9], miles: [0, 1e9] } as const;
type Entry = { label: string; ranges: Ranges; unused?: string; words: string };

/**
 * What numbers mean. `ranges`: what leases have, by the kind of number; anything else is unclear. `label` and `unused`, why it has no
 * field, are for the visitor. `words`: its names in lowercase, where (a|b) are alternatives; hyphens and points don't matter. With "<", a
 * name only follows its number, with ">" it only precedes it. A name may have several meanings: then it's asked about.
 */
// biome-ignore format: one line for each meaning
export const meanings = {
  monthly: { label: 'Monthly payment', ranges: { money: [80, 2000] }, words: '<(/|per|a|each|every|p /|p|al|por|the) (month|mo|mth|mnth|mos|mes|m), </ month, <(monthly|mensual|mensuales|pm), <mo, <month, </mo, (monthly|lease|total|total monthly|your|new|estimated|est|base monthly|monthly lease|final|total lease) (payment|payments|pmt|pymt|pmnt), payment, payments, pmt, pmts, pymt, pymnt, pmnt, monthly, monthlies, pago, pago mensual, pagos mensuales, mensualidad, pagos, cuota, cuota mensual, monthly cost, base (payment|pmt|monthly payment|lease payment), base monthly, base, total periodic payment, periodic payment, base periodic payment, >(youre at|you are at|you would be at|youd be at|ur at|your at|get you to|get you at|dejo en|queda en|sale en), >lease (it|this|one|) (for|at), >do (it|this|) (for|at)' },
  dueAtSigning: { label: 'Due at signing', ranges: { money: [100, 30_000] }, words: '(total|cash|amount|money|total amount|total cash|all in|) due (at|@|on|upon) (lease|) (signing|delivery|inception|sign|pickup|pick up|start|signature|lease signing), amount due at lease signing or delivery, (total|) (das|d / a / s|drive off|drive offs|driveoff|driveoffs|inception|out of pocket|oop|due today|start up|inceptions|tdas|cash due), (at|@|upon) (signing|delivery|inception|time of delivery|time of signing|pickup|pick up|lease signing), (total|) due, at sign, all in at (signing|delivery), a la firma, al firmar, pago inicial, (amount|cash) to start, to drive off, >(you bring|youd bring|bring|need), <to drive (off|it home|away|), <to start, total (drive off|out of pocket|upfront|cash), cash (out of pocket|upfront), moves you in, to get in' },
  months: { label: 'Term', ranges: { months: [18, 48] }, words: '<(mo|mos|month|months|mth|mths|m|meses|mnths|pmts|payments|pagos|equal payments|monthly payments|monthly pmts|year lease|yr lease|year term|remaining payments), >(lease term|term|plazo|months|term in months|term months|lease length|number of payments|number of months|term mos|term mo|lease term months)' },
  milesPerYear: { label: 'Miles a year', ranges: { miles: [5000, 20_000] }, words: '<mile, (annual|yearly|) (miles|mi|mileage|millas) (/|per|a|each|p /|al|por|every) (year|yr|annum|ano|y), (miles|mi|millas|mileage) (annual|annually|yearly|anuales), <(miles|mi|millas), <(/|per|a|al|each) (year|yr|ano|annum|y), <(mpy|annual|annually|yearly|a year), (annual|yearly|lease) (mileage|miles), (annual|yearly|) (mileage|miles) (allowance|limit|allowed), >mileage, >miles, >millas, >mpy' },
  totalMiles: { label: 'Miles of the whole term', ranges: { miles: [14_000, 90_000] }, words: 'total (miles|mi|mileage|lease miles) (allowed|allowance|), <(miles|mi|) (total|in total|over the term|for the term|over the lease|total allowance|total over the lease|over the whole lease|total for the term|for the whole lease), total mileage for the lease, (miles|mi|mileage) total, total (mileage allowance|miles allowance)' },
  msrp: { label: 'Sticker price (MSRP)', ranges: { money: [15_000, 250_000] }, words: '(total|) (msrp|m s r p|mrsp) (price|total|sticker|/ retail|), (window|) sticker (price|), (list|retail|full) price, precio sugerido, (window|stickers at|stickered at|precio de lista|precio de etiqueta|total retail|list|lists at|stickers for), manufacturers suggested retail price, manufacturer suggested retail price' },
  sellingPrice: { label: 'Selling price', ranges: { money: [12_000, 250_000] }, words: 'price after (discount|discounts|incentives|rebates|savings), (selling|sale|sales|sell|our|dealer|agreed|agreed upon|agreed on|negotiated|internet|discounted|special|vehicle|purchase|car|net|dealers|e|cash|final|lease) (price|px|pricing), price, px, pricing, (agreed upon value|agreed on value|agreed upon value of the vehicle|agreed upon value of vehicle|agreed value|value of the vehicle|gross price), sp, (selling|sell|sells|sold) (it|this|) (to you|) (for|at), precio, precio de venta, sale, selling at, selling, >(down to|dejo en), negotiated' },
  capCost: { label: 'Cap cost', ranges: { money: [8000, 250_000] }, unused: CAP_COST, words: '(gross|net|adjusted|adj|total|starting|) (cap|capitalized) cost, (gross|net|adj|adjusted) cap, adj cost' },
  invoice: { label: 'Invoice', ranges: { money: [8000, 250_000] }, unused: NO_FIELD, words: '(dealer|) invoice (price|)' },
  discount: { label: 'Discount from the MSRP', ranges: { money: [100, 30_000], percent: [0.5, 40] }, words: '(dealer|our|total|) (discount|disc|savings|dealer discount) (off msrp|from msrp|off sticker|), <(off|under|below) (of|) (the|) (msrp|sticker|list|retail), <(off|discounted|off msrp pre incentives|discount off msrp), less discount' },
  rebates: { label: 'Rebates', ranges: { money: [100, 20_000] }, words: '<off, (total|mfr|manufacturer|factory|oem|) (rebate|rebates|incentive|incentives), (lease|customer|bonus|conquest|loyalty|ev lease|ev|retail|owner|owner loyalty|supplemental|mfr|factory|college|military|holiday|dealer|option|program|trunk) (cash|bonus|bonus cash|rebate|incentive|incentives|credit|reward|money|discount|offer), (lease|ev|ev lease|clean vehicle lease|federal|federal ev|tax|clean vehicle|federal tax) (bonus|credit|tax credit|incentive), (loyalty|conquest|military|college|college grad|recent grad|college graduate|first responder|owner loyalty|lease loyalty|grad), reembolso, incentivo, incentivos, bono, <off (lease|customer|bonus) cash, lcr, rcl cash, rcl renewal, (rebates|rebate) and noncash credits, <credit, bono de lealtad' },
  residual: { label: 'Residual', ranges: { percent: [30, 80], money: [5000, 200_000] }, words: '(residual|resid|res|rv|residual value|lease end value|end value|valor residual|residuals|lease end residual|lev) (percent|percentage|pct|at lease end|is|of|value|), (buyout|buy out|lease end buyout|purchase option|purchase option price|lease end purchase option|buyout price|end of lease buyout|lease end buy out)' },
  rate: { label: 'Money factor or rate', ranges: { factor: USUAL_MONEY_FACTORS, percent: USUAL_RATES }, words: '(base|buy rate|buy|lease|) (mf|money factor|m f|lease factor|factor|mny fctr), (apr|interest|interest rate|lease rate|buy rate|rate|lease apr|equivalent apr|base rate|apr equivalent|factor de dinero|tasa)' },
  acquisitionFee: { label: 'Acquisition fee', ranges: { money: [100, 2000] }, words: '(acquisition|acq|bank|lender|acquis|aquisition|lease acquisition|bank acq|bank acquisition) (fee|fees|), lease initiation fee, inception fee, acq, cuota del banco' },
  dealerFee: { label: 'Documentation fee', ranges: { money: [25, 2000] }, words: '(dealer|dlr|) (doc|docs|documentation|document|documentary|docu) (fee|fees|charge|prep fee|), dealer (fee|fees|doc fee), doc prep, conveyance fee' },
  registration: { label: 'Title, registration, and plates', ranges: { money: [25, 2000] }, words: 'motor vehicle fees, (dmv|mv|mvc|title|registration|reg|plate|plates|tag|tags|license|licensing|state|government|govt|est dmv|estimated dmv|temp tag|title and reg|nj mvc|ny dmv|nys dmv|nj mv|registro|placas) (fee|fees|), ttl, tt & l, (dmv|mvc|mv) (est|estimate|estimated), registration / title, title / registration, title / reg, tags / title, (title|tags|reg|registration|plates|license|dmv|mvc|mv|titling) (and|&|/|n|+) (title|tags|reg|registration|plates|license|titling|title fees) (fee|fees|)' },
  dispositionFee: { label: 'Disposition fee', ranges: { money: [100, 1000] }, words: '(disposition|dispo|turn in|lease end|lease return|termination|disp|end of lease) (fee|fees|charge), disposition, dispo' },
  cashDown: { label: 'Cash down', ranges: { money: [100, 30_000] }, words: 'customer cash, (cash|money|customer|customer cash|total|) (down|down payment|down pmt|dn), (cash|customer cash|) (cap|capitalized) (cost reduction|reduction|cost red|red), ccr, cap reduction, enganche, cuota inicial, de entrada, de enganche, inicial, entrada, <out of pocket down, <as a down payment, capitalized cost reduction, amount down, put down' },
  tradeIn: { label: 'Trade-in', ranges: { money: [100, 60_000] }, words: '(net|) trade (in|) (equity|credit|allowance|value|), tradein, (equity|positive equity|trade equity)' },
  taxRate: { label: 'Sales tax rate', ranges: { percent: [3, 11] }, unused: TAX, words: '(sales|state|local|nj|ny|nyc|county|use|nys|lease|sales and use) (tax|taxes) (rate|), tax, taxes, tax rate, impuesto, impuestos' },
  salesTax: { label: 'Sales tax in dollars', ranges: { money: [5, 9000] }, unused: TAX, words: '(sales|upfront|lease|use|total|nj|ny|nys|nyc|est|estimated|nj sales|ny sales|up front) (tax|taxes) (up front|upfront|on payment|amount|), taxes, tax (upfront|on payment|on payments|amount|on cap cost|on rebates|on the payment|), <(in|of|for) (sales|) tax' },
  firstPayment: { label: 'First payment', ranges: { money: [80, 3000] }, unused: FEE, words: '(first|1st|1er) (months|month|mo|monthly|mos|mes|) (payment|pmt|pymt|lease payment|), (first|1st) (month|months|mo), primer (mes|pago), 1st pmt, first pmt' },
  securityDeposit: { label: 'Security deposit', ranges: { money: [50, 15_000] }, unused: DEPOSIT, words: '(refundable|) (security|sec) (deposit|deposits|dep), (msd|msds|multiple security deposits|deposito de garantia), <refundable' },
  excessMile: { label: 'Charge per extra mile', ranges: { money: [0.05, 1] }, unused: EXTRA_MILE, words: '</ (mile|mi), <(per|a|each|an|por) (extra|excess|additional|over|) (mile|mi|milla|milla extra), (extra|excess|additional|over|overage) (mile|miles|mileage|mi|mileage charge|mile charge|mileage fee), <(/|per) mile (over|overage|thereafter|after that|excess), overage, overages, mileage (overage|charge|penalty), over, milla extra' },
  onePay: { label: 'One payment for the whole lease', ranges: { money: [2000, 90_000] }, unused: NO_FIELD, words: 'up front, upfront, (one|single|1) (pay|payment|pay lease|payment lease|payment up front|time payment|lump payment) (total|amount|of|), (prepaid|pre paid) lease, single up front payment, onepay, un solo pago' },
  weekly: { label: 'Payment by the week', ranges: { money: [20, 1500] }, unused: WEEKLY, words: '(weekly|biweekly|bi weekly|semi monthly|semanal|semanales|bimonthly) (payment|payments|), <(/|per|a|every|each|por|a la|every other|every two|every 2|cada|cada 2|cada dos|por) (week|wk|weeks|semana|day|quincena), <(weekly|biweekly|semanal|every other week|every two weeks)' },
  effective: { label: 'Effective monthly cost', ranges: { money: [80, 3000] }, unused: NO_FIELD, words: '(effective|eff) (monthly|payment|month|monthly payment|cost|monthly cost|rate|), averages, averages out to, works out to, <(effective|eff) (monthly|)' },
  difference: { label: 'Difference', ranges: { money: [1, 30_000], percent: [0.1, 40] }, unused: NO_FIELD, words: '>(extra|another|additional|add|adds|save|saves|saving|you save|plus another|adds about|upgrade|goes up|goes up by|drops|drops by), (markup|market adjustment|adm|addendum|dealer adds|add ons|addons|dealer add ons|accessories|protection package|protection pkg|package|pkg|warranty|maintenance|maintenance plan|prepaid maintenance|wheel and tire|wheel & tire|tire and wheel|tire & wheel|tire wheel|tint|window tint|etch|vin etch|lojack|nitrogen|ceramic|ceramic coating|gap|gap insurance|paint protection|wear and tear|excess wear|lease protection|all weather mats|floor mats|service contract|theft protection|wheel locks|options|mats|key replacement), <(under|over|above|below) (invoice|book), <(more|less|cheaper|higher|lower|extra|on top), <(more|less|extra|cheaper|higher|lower) (/|a|per|each) (month|mo)' },
  otherFee: { label: 'Other fee', ranges: { money: [1, 30_000] }, unused: FEE, words: '<extra, (broker|tire|delivery|shipping|destination|inspection|processing|admin|luxury|luxury tax|electronic filing|filing|e filing|freight|service|prep|lease|lender|dealer prep|transport|nj tire|tire waste|title service|online|handling|transfer|messenger|courier|reservation|other|misc|upfront|up front|total|temp|e file|lux|supplemental|delivery and handling) (fee|fees|charge), (destination|fees|fee|brokers fee|purchase option fee|cargos|tarifa|luxury tax|misc|gas guzzler tax)' },
  contract: { label: 'Another line of a contract', ranges: { money: [1, 250_000] }, unused: NO_FIELD, words: 'base, base monthly, base (payment|pmt|monthly payment|lease payment), base periodic payment, (rent|lease|finance|interest) (charge|charges), (total|sum) of (base|all|your|the|) (monthly|) payments, (ttl|tot) (pymts|pmts|payments), total (payments|lease payments|lease cost|cost|cost of lease|of pmts|paid|payments over the term), lease cost, lease total, total for the (lease|term), (depreciation|monthly depreciation|depreciation and any amortized amounts|depreciation and any amortized|total of base periodic payments|amount you will have paid|monthly rent charge), (depr|rent|amount financed|prior lease balance), total of base periodic payments, lease charge' },
  notAnAmount: { label: 'Not an amount', ranges: anyNumber, unused: 'It’s no amount.', words: '<(hp|horsepower|mpg|mpge|kwh|miles on it|miles on them|miles on the odometer|miles on the clock|miles on|mi on it|mile range|mi range|miles of range|mile radius|days|day|hours|hrs|hr|am|pm|minutes|mins|min|years|year|yrs|yr|people|stars|star|cars|units|left|inch|in stock|miles away|mile warranty|city|hwy|seats|passenger|speed|keys|stores|locations|anos|dias|of them|available|fico|credit score|score|beacon|seater|cyl|cylinder|liter|times|weeks|msds|security deposits|deposits|street|ave|avenue|road|blvd|owners|reviews), >(stock|stk|stock #|stk #|vin|deal|deal #|ref|reference|unit|zip|route|rt|rte|hwy|highway|ext|tier|exp|expires|expire|ends|suite|ste|order|apt|call|text|cell|phone|tel|fax|odometer|odo|model code|fico|score|credit score|until|til|till|thru|#|no #|num|number|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|sat|sun|mon|tue|wed|thu|fri|saturday|sunday|monday|tuesday|wednesday|thursday|friday|valid|quote #|id|emp|lic)' },
  unknown: { label: 'Something else', ranges: {}, unused: NO_FIELD, words: 'apr (for|x|financing|up to|available|on|finance)' },
} satisfies Record<string, Entry>;

/**
 * `extra`, `payment`: what is said about tax. `doubtful`: the sentence isn't this offer, or not for everybody. `all`: for each offer. `nothing`: it isn't a name. `filler`: words that stand
 * between a name and its number.
 */
// biome-ignore format: one line for each remark
const remarks = {
  extra: '(+|plus|before|pre|without|w / o|w o|excluding|excludes|excl|not including|does not include|doesnt include|dont include|not incl|no|mas|sin) (the|your|all|sales|nj|ny|nys|nyc|applicable|any|state|local|nj sales|ny sales|new jersey|nj state|) (tax|taxes|tx|ttl|tt & l|impuesto|impuestos|sales tax), impuestos (no incluidos|aparte), (tax|taxes) (and fees|and dmv|and tags|, title|) (extra|additional|not included|not incl|excluded|on top|is extra|are extra|is additional|are additional|is not included|isnt included|not in|no incluido|no incluidos|aparte|es aparte|son aparte), (and|&) (tax|taxes) extra, + (nj|ny|nys|nyc) sales tax',
  payment: '(w /|w|with|incl|including|includes|include|inc|included|after) (the|all|sales|nj|ny|nys|nyc|any|) (tax|taxes|tx), (tax|taxes) (included|incl|inc|rolled in|in it|is included|are included|is in|is in it|is in there|is rolled in|already in|and fees included|and all|rolled into the payment|in the payment|all in|incluido|incluidos), all in, con (tax|taxes|impuestos) (incluido|incluidos|), impuestos incluidos, tax in, tax inc, everything included, todo incluido',
  all: 'both, either, all, same, every, todas, ambas, ambos',
  doubtful: 'was, been, had, normally, regular, regularly, usually, typically, average, starting, as low as, between, range, competitor, competitors, other dealer, another dealer, other dealers, other store, you said, u said, you mentioned, you wanted, u wanted, you asked, your budget, budget, your target, if you finance, finance, financing, finance it, to finance, to buy, buying it, up to, used to, originally, advertised, ad, low, mid, high, competing, they quoted, they offered, your current, current lease, current payment, you pay now, paying now, last, previously, beat, if, would go, goes to, instead, could, otherwise, alternatively, unless, versus, vs, compared, down from, up from, qualify, qualifies, si, or, warranty',
  nothing: '(tax|taxes) in (nj|ny|nyc|new|the|your|jersey|york), (car|loan|old|current|truck|insurance|finance|balloon|lump|last|remaining|house) (payment|payments|pmt|pmts), (no|zero|nothing|without|sin|cero) (money|cash|) (down|due|out of pocket|enganche|inicial|at signing)',
  filler: 'is, are, of, at, be, would, will, it, its, that, thats, this, for, only, just, about, around, approx, approximately, est, estimated, the, a, an, your, our, my, total, amount, comes, to, includes, @, ~, *, #, es, de, el, la, son, en, you, your, value, i, on, out, price, in, $, as, low, here, today, right, now, currently, set, se, fee, fees, charge, up',
};

export type Meaning = keyof typeof meanings;
export const entryOf = (meaning: Meaning): Entry => meanings[meaning];

/** A name's meaning, or what else a phrase says; `side`: where the name stands. */
export type Sense = { name: Meaning | keyof typeof remarks; side: '<' | '>' | '' };

/** @returns all phrases of a pattern: "(a|b|) c" is "a c", "b c", and "c" */
function phrasesOf(pattern: string): string[] {
  const [, before = '', options, after = ''] = /^([^(]*)\(([^()]*)\)(.*)$/.exec(pattern) ?? [];
  if (options === undefined) return [pattern.trim().replace(/ +/g, ' ')];
  return options.split('|').flatMap((option) => phrasesOf(`${before}${option}${after}`));
}

const known = new Map<string, Sense[]>();
function learn(name: Sense['name'], words: string) {
  for (const pattern of words.split(/,(?![^(]*\))/)) {
    const side = (/^[<>]/.exec(pattern.trim())?.[0] ?? '') as Sense['side'];
    for (const phrase of phrasesOf(pattern.trim().slice(side.length))) {
      const senses = known.get(phrase) ?? [];
      const same = senses.find((sense) => sense.name === name);
      const others = senses.filter((sense) => sense !== same);
      known.set(phrase, [...others, { name, side: same && same.side !== side ? '' : side }]);
    }
  }
}

/** @param phrase lowercase words with single spaces @returns what it can say; empty for a phrase without meaning */
export function sensesOf(phrase: string): readonly Sense[] {
  if (known.size === 0) {
    for (const name of Object.keys(meanings) as Meaning[]) learn(name, meanings[name].words);
    for (const name of Object.keys(remarks) as (keyof typeof remarks)[]) learn(name, remarks[name]);
  }
  return known.get(phrase) ?? [];
}
