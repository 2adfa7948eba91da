import type { Kind } from './reading';

/** What values can mean. A new word of the trade goes into `words`. */
type Entry = {
  /** For the visitor. */
  label: string;
  /** What leases have, by the kind of number. Anything else is unclear. Zero is accepted as money. */
  ranges: { readonly [K in Kind]?: readonly [min: number, max: number] };
  /**
   * Names, separated by commas, in lowercase; (a|b) are alternatives, a hyphen or a point between words doesn't matter. With "<",
   * the name only follows its number, with ">" it only precedes it. One name may have several meanings.
   */
  words: string;
  /** A part of a larger amount: "doc and DMV 525" is neither the one nor the other. */
  part?: true;
  /** Why the calculator can't use it. */
  unused?: string;
};

const FEES = 'It’s no field of its own: add it where it’s paid.';
const NO_FIELD = 'The calculator has no field for it.';

export const meanings = {
  monthly: {
    label: 'Monthly payment',
    ranges: { money: [80, 3000] },
    words:
      '<(/|per|a|each|every|p/|al|por|the) (month|mo|mth|mnth|mos|mes), </m, <(monthly|mo|month|mensual|mensuales), (monthly|lease|base|total|total monthly|your|base monthly|new|estimated|est) (payment|pmt|pymt|lease payment), (payment|payments|pmt|pmts|pymt|pymnt|monthly|pago mensual|mensualidad|pagos|monthlies), >(comes to|comes out to|lease it for|lease for|lease this for|lease it at|all in at|youre at|you are at|ur at), <for (24|36|39|48)',
  },
  dueAtSigning: {
    label: 'Due at signing',
    ranges: { money: [100, 30_000] },
    words:
      '(total|cash|amount|money||total amount|total cash|all in) due (at|@|on|upon) (lease|) (signing|delivery|inception|sign|pickup|pick up), (total|) (das|d/a/s|drive off|drive offs|driveoff|driveoffs|inception|out of pocket|up front|upfront|due today|start up|inceptions), (at|@|on|upon) (signing|delivery|inception|time of delivery|time of signing|pickup|pick up), (cash|total|lease) inception, >total due, >due, <due, (a la firma|al firmar|pago inicial), (amount|cash) (to|at) (start|drive off), <to drive (off|it home|away), >(bring|you bring|youd bring|need)',
  },
  months: {
    label: 'Term',
    ranges: { months: [18, 60] },
    words:
      '<(mo|mos|month|months|mth|mths|m|meses|mnths|pmts|payments) (lease|term|), >(lease|) (term|plazo|months|term in months|term months|lease length), <(monthly|equal|lease|remaining) (payments|pmts)',
  },
  milesPerYear: {
    label: 'Miles a year',
    ranges: { miles: [5000, 25_000] },
    words:
      '(annual|yearly|) (miles|mi|mileage|millas) (/|per|a|each|p/|al|por|) (year|yr|annum|ano|annually|yearly|), <(/|per|a|al|each) (year|yr|ano|annum), <(mpy|k/yr|annual|annually|yearly), (annual|yearly) (mileage|miles) (allowance|limit|), (mileage|miles) (allowance|limit)',
  },
  totalMiles: {
    label: 'Miles of the whole term',
    ranges: { miles: [10_000, 90_000] },
    words:
      'total (miles|mi|mileage|lease miles) (allowed|allowance|), <(miles|mi|) (total|in total|over the term|for the term|over the lease), (miles|mi|mileage) (total|allowed over the term)',
  },
  msrp: {
    label: 'Sticker price (MSRP)',
    ranges: { money: [12_000, 250_000] },
    words:
      '(total|) (msrp|m.s.r.p) (price|total|sticker|), (window|) sticker (price|), (list|retail) (price|), (window|mrsp|precio de lista|total retail), manufacturers suggested retail price',
  },
  sellingPrice: {
    label: 'Selling price',
    ranges: { money: [12_000, 250_000] },
    words:
      '(selling|sale|sales|sell|our|dealer|agreed|agreed upon|negotiated|internet|discounted|your|special) (price|px|value|pricing), (agreed upon value|agreed on value|agreed upon value of the vehicle|agreed value), (price|sp|sale|selling|selling it to you for|selling it for|sold at|sell it for|precio|precio de venta), value of (the|this) vehicle',
  },
  capCost: {
    label: 'Cap cost',
    ranges: { money: [8000, 250_000] },
    words: '(gross|net|adjusted|adj|total|) (cap|capitalized) cost, gross cap, adj cap, net cap',
    unused: 'It’s the price with fees and money down worked in: ask for the selling price.',
  },
  invoice: {
    label: 'Invoice',
    ranges: { money: [8000, 250_000] },
    words: '(dealer|) invoice (price|)',
    unused: NO_FIELD,
  },
  discount: {
    label: 'Discount from the MSRP',
    ranges: { money: [100, 30_000], percent: [0.5, 40] },
    words:
      '(dealer|our|) (discount|disc|savings|descuento) (off msrp|from msrp|off sticker|), <(off|under|below) (of|) (the|) (msrp|sticker|), <(off msrp|below sticker|discounted|discount off msrp)',
  },
  rebates: {
    label: 'Rebates',
    ranges: { money: [100, 20_000] },
    words:
      '(total|mfr|manufacturer|factory|lease|) (rebate|rebates|incentive|incentives), (lease|customer|bonus|conquest|loyalty|ev lease|ev|dealer|ev bonus|lease bonus|retail|owner|owner loyalty|supplemental) (cash|bonus|bonus cash|rebate|incentive|credit|reward), (ev|ev lease|federal|lease|tax) (bonus|credit|tax credit), (loyalty|conquest|military|college|college grad|recent grad|first responder), (reembolso|incentivos)',
    part: true,
  },
  residual: {
    label: 'Residual',
    ranges: { percent: [20, 90], money: [5000, 200_000] },
    words:
      '(residual|resid|res|rv|residual value|lease end value|buyout|buy out|end value|valor residual|lease end buyout|purchase option|purchase option price) (percent|percentage|pct|at lease end|)',
  },
  rate: {
    label: 'Money factor or rate',
    ranges: { factor: [0.0003, 0.006], percent: [0.5, 15] },
    words:
      '(base|buy rate|buy|) (mf|money factor|m.f|lease factor|factor), (apr|interest|interest rate|lease rate|buy rate|rate|lease apr|equivalent apr|base rate)',
  },
  acquisitionFee: {
    label: 'Acquisition fee',
    ranges: { money: [100, 2000] },
    words:
      '(acquisition|acq|bank|lender|lease initiation|acquis|aquisition|inception) (fee|fees), (acquisition|acq)',
    part: true,
  },
  dealerFee: {
    label: 'Documentation fee',
    ranges: { money: [25, 2000] },
    words:
      '(dealer|) (doc|docs|documentation|document|documentary|dealer doc|admin doc) (fee|fees|charge|), dealer (fee|fees), dealer prep',
    part: true,
  },
  registration: {
    label: 'Title, registration, and plates',
    ranges: { money: [25, 2000] },
    words:
      '(dmv|mv|mvc|title|registration|reg|plate|plates|tag|tags|license|licensing|state|government|govt|dmv est|estimated dmv|temp tag) (fee|fees|est|), (title|registration|tags|license|plates) (and|&|/|n) (title|registration|reg|plates|tags|license|licensing|fees) (fee|fees|), (title|registration), (and|&|/) (registration|title) (and|&|/) (plates|tags|license|registration), tt&l, ttl, placas',
    part: true,
  },
  dispositionFee: {
    label: 'Disposition fee',
    ranges: { money: [100, 1000] },
    words:
      '(disposition|dispo|turn in|lease end|lease return|termination|disp) (fee|fees|charge), (disposition|dispo)',
  },
  cashDown: {
    label: 'Cash down',
    ranges: { money: [100, 30_000] },
    words:
      '(cash|money|customer|) down (payment|pmt|), (cash|customer cash|cap|capitalized) (cap|cost|cost reduction|reduction) (reduction|), (cap|capitalized) cost reduction, ccr, (enganche|cuota inicial|de entrada|down payment)',
  },
  tradeIn: {
    label: 'Trade-in',
    ranges: { money: [100, 60_000] },
    words: '(net|) trade (in|) (equity|credit), (equity|positive equity)',
  },
  taxRate: {
    label: 'Sales tax rate',
    ranges: { percent: [3, 11] },
    words: '(sales|state|local|nj|ny|nyc|county|use|) tax (rate|), taxes, (impuesto|impuestos)',
    unused: 'The calculator knows it from where you live.',
  },
  salesTax: {
    label: 'Sales tax in dollars',
    ranges: { money: [5, 9000] },
    words: '(sales|upfront|lease|monthly|use|total|nj|ny|) (tax|taxes) (up front|upfront|on payment|amount|)',
    part: true,
    unused: 'The calculator works it out from where you live.',
  },
  firstPayment: {
    label: 'First payment',
    ranges: { money: [80, 3000] },
    words:
      '(first|1st) (month|months|mo|monthly|) (payment|pmt|pymt|lease payment|), (first|1st) (month|months)',
    part: true,
    unused: 'It’s part of what’s due at signing.',
  },
  securityDeposit: {
    label: 'Security deposit',
    ranges: { money: [50, 15_000] },
    words:
      '(refundable|) (security|sec) (deposit|deposits|dep), (msd|msds|multiple security deposits|deposit|deposits|deposito)',
    part: true,
    unused: 'It comes back, so it’s no cost: the calculator leaves it out.',
  },
  excessMile: {
    label: 'Charge per extra mile',
    ranges: { money: [0.05, 1] },
    words:
      '(/|per|a|each|an) (extra|excess|additional|over|) (mile|mi), (extra|excess|additional|over|overage) (mile|miles|mileage|mileage charge|mile charge), (excess mileage|overage)',
    unused: 'The comparison of two offers has a field for it.',
  },
  onePay: {
    label: 'One payment for the whole lease',
    ranges: { money: [2000, 90_000] },
    words:
      '(one|single|1) (pay|payment|pay lease|payment lease) (total|amount|up front|upfront|), (prepaid lease|one time payment|single up front payment)',
    unused: 'The calculator is for monthly payments.',
  },
  weekly: {
    label: 'Payment by the week',
    ranges: { money: [20, 1500] },
    words:
      '(weekly|biweekly|bi weekly|semi monthly|semanal|semanales) (payment|payments|), <(/|per|a|every|each|por|a la) (week|wk|other week|two weeks|2 weeks|semana|day)',
    unused: 'Leases are paid by the month: ask for that amount.',
  },
  effective: {
    label: 'Effective monthly cost',
    ranges: { money: [80, 3000] },
    words: '(effective|eff) (monthly|payment|month|monthly payment|cost|), averages, works out to',
    unused: 'The calculator works it out.',
  },
  difference: {
    label: 'Difference or extra',
    ranges: { money: [1, 30_000], percent: [0.1, 40] },
    words:
      '(extra|another|additional|add|adds|save|saves|saving|plus another|markup|adm|market adjustment|addon|add ons|protection|package|warranty|maintenance|wheel and tire|tint|etch|lojack|nitrogen|ceramic|gap), <(more|less|cheaper|higher|lower|extra)',
    unused: NO_FIELD,
  },
  otherFee: {
    label: 'Other fee',
    ranges: { money: [1, 30_000] },
    words:
      '(broker|tire|delivery|shipping|destination|inspection|processing|admin|luxury|electronic filing|filing|e filing|freight|service|prep|lease|nitrogen) (fee|fees|tax|charge), (tires|broker|destination|fees|fee)',
    part: true,
    unused: FEES,
  },
  contract: {
    label: 'Another line of a contract',
    ranges: { money: [1, 250_000] },
    words:
      '(rent|lease|finance) (charge|charges), (total of (base|) (monthly|) payments|total of payments|total payments|total cost|lease cost|total lease cost|base payment|depreciation|depreciation and any amortized amounts|depreciation and any amortized|total of base periodic payments|amount you will have paid), (base monthly|loan payoff|payoff|owe|owed|lien|prior balance|trade allowance|trade value|trade|trade in|trade in value|acv|appraised|negative equity|purchase option fee|finance|financing|financed|reservation|hold it)',
    unused: NO_FIELD,
  },
  notAnAmount: {
    label: 'Not an amount',
    ranges: { money: [0, 0], percent: [0, 100], months: [0, 1e9], miles: [0, 1e9] },
    words:
      '<(hp|mpg|mpge|miles on it|miles on|mi range|mile range|miles of range|days|day|hours|hrs|hr|am|pm|minutes|min|years|year|yrs|people|stars|cars|units|left|inch|in stock|miles away|mile warranty), >(stock|stk|vin|deal|ref|reference|unit|zip|route|rt|rte|hwy|highway|ext|tier|exp|expires|suite|ste|order|apt|call|text|cell|phone|tel|fax|odometer|model code|fico|score|credit score)',
  },
  unknown: { label: 'Something else', ranges: {}, words: '' },
} satisfies Record<string, Entry>;

export type Meaning = keyof typeof meanings;
export const entryOf = (meaning: Meaning): Entry => meanings[meaning];
