import type { Expected, LabeledMessage } from './score-reading';

/*
 * Dealers' messages about leases whose numbers agree: values in phrases, in any order and layout, with noise. Each number is written
 * with `mark`, so that `numbers` has all of them.
 */

/**
 * name | meaning | weight | labels | values beside a label | phrases. {x} is the field's number, {key:x} another's. x: $ dollars with
 * a sign, m with or without, i integer, n miles, K miles as 10k, % percent, p percent without a sign, f money factor, e dollars a
 * mile, c cents a mile
 */
const FIELDS = `
monthly | monthly | 14 | Monthly payment;Monthly;Payment per month;Lease payment (monthly) | {$};{m};{$}/mo | {$}/mo;{m}/month;{m} per month;{$} a month;monthly payment {m};monthly payment is {$};{$} monthly;lease payment {$} monthly;pmt {$}/mo;{months:i} monthly payments of {$};payments at {m} per month;{$} per mo
das | dueAtSigning | 11 | Due at signing;DAS;Total due at signing;Drive-off;Due at inception | {$};{m} | {$} due at signing;DAS {m};{$} DAS;due at signing {m};{$} total due at signing;total drive-off {$};{$} due at inception;due at signing is {$};total out of pocket at signing {$};{m} due at lease signing;{$} drive off total
months | months | 12 | Term;Lease term;Term (months);Months | {i};{i} months;{i} mo | {i} mo;{i} months;{i} month lease;{i}-month term;term {i} months;{i} mos;term of {i} months;lease term is {i} months;for {i} months;{i}mo lease;term: {i} mo
miles | milesPerYear | 10 | Miles per year;Annual mileage;Mileage/yr;Miles/yr | {n};{K};{n} miles | {K}/yr;{n} miles per year;{n} mi/yr;{K} miles a year;{n} miles/year;{n} annual miles;annual mileage {n};mileage allowance {n} per year;{K} mi per year;{months:i} months at {K} miles per year;{K} miles/yr
totalMiles | totalMiles | 1.5 | Total miles;Total mileage for the lease | {n};{n} miles | {n} total miles;{n} miles total;total mileage {n};total miles allowed {n};{n} miles over the whole lease;{n} mi total for the term;total mileage for the lease is {n};{n} total lease miles;{n} total miles over {months:i} months
msrp | msrp | 11 | MSRP;Sticker;List price;Sticker price | {$};{m} | MSRP {m};{m} sticker;list price: {m};{m} MSRP;sticker is {$};MSRP of {$};window sticker {m};stickers at {$};sticker price {$};full MSRP is {$};MSRP: {m};{$} list price
price | sellingPrice | 9 | Selling price;Sale price;Our price;Negotiated price | {$};{m} | sells for {$};selling price {m};{$} selling price;sale price {$};our price {$};price after discount {$};selling it at {$};discounted price {$};sale price is {m};agreed selling price {$};negotiated price {m}
capGross | capCost | 2 | Gross cap cost;Gross capitalized cost | {$};{m} | gross cap cost {$};gross cap {m};gross capitalized cost {$};{$} gross cap cost;gross cap cost is {m};gross cap of {$};{$} gross capitalized cost;gross cap: {$}
capAdj | capCost | 2.5 | Adjusted cap cost;Net cap cost;Adj. capitalized cost | {$};{m} | adjusted cap cost {$};net cap cost {m};adj cap {m};net cap {$};{$} adjusted cap cost;{$} net cap cost;adjusted capitalized cost is {$};net cap cost comes to {$}
invoice | invoice | 1.5 | Invoice;Dealer invoice;Invoice price | {$};{m} | invoice {$};dealer invoice {m};{$} invoice;invoice is {$};invoice price {$};factory invoice {m};our invoice is {$};invoice on this one is {m};{$} dealer invoice
discount | discount | 3 | Dealer discount;Discount off MSRP;Discount | {$};{m} | {$} off MSRP;{$} off sticker;dealer discount {$};discount {$};{$} dealer discount;discount of {$} off MSRP;{$} discount from sticker;we take {$} off the sticker;{$} below MSRP
discountPct | discount | 3 | Discount off MSRP;Dealer discount | {%} | {%} off MSRP;{p} percent off sticker;{%} discount off MSRP;dealer discount {%};{%} off sticker;{%} dealer discount;discount is {%} off MSRP;{%} below MSRP
rebate | rebates | 3 | Lease cash;Manufacturer rebate;Factory rebate;Incentives | {$};{m} | {$} lease cash;lease cash {m};manufacturer rebate {$};{$} factory rebate;rebate {m};{$} in rebates;factory incentive {$};{$} rebate;lease rebate of {$}
rebate2 | rebates | 2 | Loyalty;Conquest rebate;College grad rebate;Military rebate | {$};{m} | loyalty rebate {$};{$} loyalty;{$} conquest cash;conquest rebate {m};college grad rebate {$};{$} military rebate;{$} owner loyalty cash;loyalty credit {$};first responder rebate {$}
resPct | residual | 8 | Residual;RV;Residual value | {%};{%} ({resAmt:$}) | RV {%};residual {%};residual is {p} percent ({resAmt:$});{%} residual;residual value {%};residual of {%};{%} RV;residual is {%};{p} percent residual;residual at {%} of MSRP;residual {%} / {resAmt:$}
resAmt | residual | 3 | Residual;Residual value;Lease-end residual | {$};{m};{$} ({resPct:%}) | residual {$};residual value {m};{$} residual;RV {$};residual is {$} ({resPct:%});lease-end residual {$};residual comes to {$};residual value of {$};{m} residual value
mf | rate | 8 | Money factor;MF;Rate (MF) | {f} | mf {f};money factor {f};MF: {f};{f} money factor;{f} MF;money factor of {f};money factor is {f};MF is {f};MF = {f};using {f} for the money factor
apr | rate | 2 | APR;Lease APR;APR equivalent | {%} | {%} APR;APR {%};lease APR {%};equivalent APR {%};rate is {%} APR;interest rate {%};{p} percent APR;APR equivalent is {%};lease interest rate of {%}
acq | acquisitionFee | 4 | Acquisition fee;Bank fee;Acq fee | {$};{m} | acquisition fee {$};acq fee {m};{$} acquisition fee;bank fee {$};bank acquisition fee {m};{$} bank fee;lease acquisition fee of {$};acq fee is {$};{$} acq fee
doc | dealerFee | 4 | Doc fee;Dealer fee;Documentation fee | {$};{m} | doc fee {$};{$} doc fee;dealer fee {$};documentation fee {m};dealer doc fee is {$};{$} documentation fee;doc fee of {m};{$} dealer doc fee;dealer documentation fee {$}
reg | registration | 3 | DMV;Registration;Title & registration;DMV fees | {$};{m} | DMV {$};DMV fees {m};registration {$};{$} for DMV and plates;title and registration {$};registration fees {$};plates and title {$};{$} registration;{$} DMV fees
dispo | dispositionFee | 2 | Disposition fee;Dispo fee | {$};{m} | {$} disposition fee;dispo fee {$};disposition fee {m};lease-end disposition fee {$};disposition fee at lease end {$};{$} dispo fee;{$} disposition fee at turn-in;disposition fee is {$}
down | cashDown | 3 | Cap cost reduction;Cash down;Cap reduction (cash) | {$};{m} | cap cost reduction {$};{$} cap cost reduction;CCR {$};cash down {$};{$} cash down;cap reduction {m};capitalized cost reduction of {$};{$} cash cap reduction;cap cost reduction is {$}
trade | tradeIn | 4 | Trade-in;Trade allowance;Trade equity | {$};{m} | trade-in {$};trade allowance {m};{$} for your trade;trade equity {$};{$} trade-in credit;trade value {$};giving you {$} for your trade;trade-in value is {$};{$} trade equity
taxRate | taxRate | 2 | Tax rate;Sales tax rate | {%} | tax rate {%};{%} tax rate;sales tax rate {%};sales tax rate is {p} percent;tax rate of {%};tax rate is {%};local tax rate {%};{p} percent sales tax rate;{%} sales tax rate
salesTax | salesTax | 1.5 | Sales tax;Total sales tax | {$};{m} | sales tax {$};{$} sales tax;total sales tax {$};sales tax comes to {$};{$} in sales tax;sales tax amount {$};sales tax of {$};sales tax total {$};sales tax is {$}
first | firstPayment | 2 | First payment;First month | {$};{m} | first payment {$};first month {$};{$} first payment;first month's payment {$};{$} first month;first payment of {m};first payment is {$};first lease payment {$}
deposit | securityDeposit | 1.5 | Security deposit;Refundable security deposit | {$};{m} | security deposit {$};{$} security deposit;refundable security deposit {$};security deposit of {m};{$} refundable security deposit;security deposit is {$};sec deposit {$};{$} for security deposit
excess | excessMile | 2 | Excess mileage;Per mile over;Overage per mile | {e};{e}/mile | {e} per excess mile;{e}/mile over;{c} cents per mile over;excess mileage {e}/mile;{e} per mile over the limit;overage {e} a mile;{c} cents a mile for overage;excess miles at {e} each;{c}¢ per extra mile
onePay | onePay | 0.8 | One-pay lease;Single payment lease | {$};{m} | one-pay lease {$};one pay {$};single payment lease {$};one-pay total {$};whole lease prepaid in one payment {$};{$} one-pay;single up-front payment of {$} for the whole lease;one payment lease {$}
weekly | weekly | 0.8 | Weekly;Per week | {$};{m} | that is {$} a week;{$} per week;{$}/week;weekly {$};about {$} weekly;works out to {$} per week;just {$} a week;only {$}/wk
effective | effective | 1.5 | Effective monthly;Effective monthly cost | {$};{$}/mo | effective {$}/mo;effective monthly {$};{$} effective monthly;effective payment {$};effective monthly cost {$};works out to {$} effective per month;{$}/mo effective;effective cost is {$} a month
addOn | difference | 1 | Dealer add-ons;Protection package;Accessories | {$};{m} | dealer add-ons {$};{$} protection package;wheel and tire package {$};accessories package {$};tint and wheel locks add {$};{$} extra for all-weather mats;add-ons {$};{$} in dealer add-ons;paint protection add-on {$}
other | otherFee | 1 | Electronic filing fee;Inspection fee;Tire recycling fee | {$} | electronic filing fee {$};{$} e-filing fee;inspection fee {$};tire recycling fee {$};messenger fee {$};{$} courier fee;{$} inspection fee;{$} notary fee;tire disposal fee {$}
rent | contract | 0.8 | Rent charge;Total rent charge | {$};{m} | rent charge {$};{$} rent charge;rent charge is {$};total rent charge {m};rent charge of {$}
depreciation | contract | 0.8 | Depreciation;Total depreciation | {$};{m} | depreciation {$};total depreciation {m};{$} depreciation;depreciation over the lease {$};depreciation is {$}
total | contract | 0.8 | Total of payments;Total of monthly payments | {$};{m} | total of payments {$};{$} total of payments;total of all monthly payments {$};sum of the payments {m};total of payments is {$}
`;
const CARS =
  'Honda|Civic|24|33;Honda|CR-V|31|42;Honda|Pilot|41|56;Toyota|Corolla|24|29;Toyota|RAV4|30|43;Toyota|Highlander|40|55;Hyundai|Tucson|29|42;Hyundai|Ioniq 5|43|60;Kia|Sportage|28|41;Kia|EV6|43|64;Mazda|CX-5|29|42;Mazda|CX-90|39|61;Subaru|Forester|30|41;Nissan|Rogue|29|40;Volkswagen|ID.4|40|58;Ford|F-150|39|86;Jeep|Grand Cherokee|38|68;Tesla|Model 3|39|56;Tesla|Model Y|42|62;BMW|X3|50|68;BMW|330i|46|56;BMW|X5|66|95;Audi|Q5|46|65;Audi|Q7|61|83;Lexus|RX 350|49|64;Lexus|GX 550|66|84;Volvo|XC60|48|66;Volvo|XC90|58|84;Acura|MDX|51|74;Genesis|GV70|46|72;Cadillac|Escalade|88|110;Mercedes-Benz|GLC 300|50|64;Mercedes-Benz|GLE 450|72|90;Mercedes-Benz|S 500|106|110;BMW|i7|105|110;Porsche|Cayenne|80|110;Land Rover|Range Rover Sport|83|110';

type Values = Record<string, number> &
  Record<'msrp' | 'price' | 'months' | 'monthly' | 'resAmt' | 'capAdj', number>;
type Field = {
  key: string;
  meaning: string;
  weight: number;
  labels: string[];
  values: string[];
  phrases: string[];
};
type Tax = boolean | null;

const fields = new Map<string, Field>();
for (const line of FIELDS.trim().split('\n')) {
  const [key = '', meaning = '', weight, labels = '', values = '', phrases = ''] = line.split(' | ');
  const lists = { labels: labels.split(';'), values: values.split(';'), phrases: phrases.split(';') };
  fields.set(key, { key, meaning, weight: Number(weight), ...lists });
}
const cars = CARS.split(';').map((car) => car.split('|') as [string, string, string, string]);

/** Mulberry32, set anew for each message. */
let seed = 1;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
}
const int = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const chance = (share: number) => random() < share;
const round = (value: number, decimals = 0) => Number(value.toFixed(decimals));
const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join('');
function shuffle<T>(list: readonly T[]): T[] {
  const out = [...list];
  for (let at = out.length - 1; at > 0; at--) {
    const other = int(0, at);
    [out[at], out[other]] = [out[other] as T, out[at] as T];
  }
  return out;
}

/** @returns a car's and a deal's numbers, before what depends on the cash down */
function deal(msrp: number, taxRate: number, decimals: number) {
  const price = Math.round(msrp * (0.88 + random() * 0.12));
  const [months, miles, resPct] = [
    pick([24, 36, 36, 36, 39, 48]),
    pick([7500, 10000, 10000, 12000, 12500, 15000]),
    int(48, 68),
  ];
  const [mf, acq, doc] = [
    round(0.0005 + random() * 0.003, 5),
    pick([595, 650, 695, 795, 895, 925, 1095]),
    pick([75, 175, 399, 499, 599, 699, 799, 899]),
  ];
  const isRolledIn = chance(0.4);
  return {
    ...{ msrp, price, months, miles, resPct, mf, acq, doc, taxRate, decimals },
    discount: msrp - price,
    discountPct: round(((msrp - price) / msrp) * 100, 1),
    invoice: Math.round(msrp * (0.93 + random() * 0.03)),
    totalMiles: (miles * months) / 12,
    resAmt: Math.round((msrp * resPct) / 100),
    apr: round(mf * 2400, 2),
    reg: int(95, 480),
    dispo: pick([350, 395, 450, 495, 595]),
    excess: pick([0.15, 0.2, 0.25, 0.3]),
    rebate: pick([0, 500, 750, 1000, 1500, 2500, 4000]),
    rebate2: pick([0, 0, 500, 750, 1000]),
    trade: chance(0.25) ? int(8, 60) * 100 : 0,
    deposit: pick([0, 0, 500, 650, 750]),
    addOn: pick([199, 299, 695, 899, 1295, 1495]),
    other: pick([12.5, 7.5, 25, 37, 45, 65, 95]),
    capGross: price + (isRolledIn ? acq + doc : 0),
    feesAtSigning: isRolledIn ? 0 : acq + doc,
    das: pick([999, 1500, 1999, 2500, 2999, 3500, 3999, 4500, 4999, 5995, int(1500, 6000)]),
  };
}

/** @returns a lease of which all numbers agree */
function lease(msrp: number, isTaxed: Tax, taxRate: number): Values {
  for (;;) {
    const car = deal(msrp, taxRate, chance(0.4) ? 2 : 0);
    const { months, resAmt, mf, decimals, reg, deposit, feesAtSigning } = car;
    let [down, capAdj, monthly] = [0, 0, 0];
    for (let step = 0; step < 60; step++) {
      capAdj = round(car.capGross - car.rebate - car.rebate2 - car.trade - down, 2);
      const base = (capAdj - resAmt) / months + (capAdj + resAmt) * mf;
      monthly = round(base * (isTaxed ? 1 + taxRate / 100 : 1), decimals);
      down = round(Math.max(0, car.das - monthly - reg - deposit - feesAtSigning), 2);
    }
    const das = down === 0 ? round(monthly + reg + deposit + feesAtSigning, 2) : car.das;
    if (monthly < 149 || capAdj < resAmt + 1000) continue;
    const [depreciation, rent] = [
      round(capAdj - resAmt, decimals),
      round((capAdj + resAmt) * mf * months, decimals),
    ];
    const total = round(monthly * months, 2);
    return {
      ...{ ...car, down, capAdj, monthly, das, depreciation, rent, total, first: monthly },
      salesTax: round(((depreciation + rent) * taxRate) / 100, decimals),
      onePay: Math.round(total * 0.97),
      weekly: Math.round((monthly * 12) / 52),
      effective: Math.round((das + monthly * (months - 1)) / months),
    };
  }
}

/** One payment up front goes with none by the month. */
const MONTHLY = /^(monthly|first|effective|weekly|total)$/;
function chooseKeys(values: Values, count: number, first: readonly string[]): string[] {
  const keys = [...first];
  const clashes = (a: string, b: string) => a === 'onePay' && MONTHLY.test(b);
  while (keys.length < count) {
    const open = [...fields.values()].filter(
      ({ key }) =>
        !keys.includes(key) &&
        ((values[key] ?? 0) > 0 || key === 'deposit' || key === 'down') &&
        !keys.some((one) => clashes(one, key) || clashes(key, one)),
    );
    let at = random() * open.reduce((sum, { weight }) => sum + weight, 0);
    const chosen = open.find(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    keys.push((chosen ?? (open[0] as Field)).key);
  }
  return keys;
}

const mark = (text: string, meaning: string, value: number | null, offer: number | null) =>
  `⟦${meaning}|${value}|${offer}|${text}⟧`;
const none = (text: string, offer: number | null) => mark(text, 'notAnAmount', null, offer);

const grouped = (value: number | string) => {
  const [whole = '', cents] = String(value).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (cents === undefined ? '' : `.${cents}`);
};
function dollars(value: number, isBare: boolean): string {
  const plain = !Number.isInteger(value) || (value >= 100 && chance(0.07)) ? value.toFixed(2) : String(value);
  const text = chance(0.75) ? grouped(plain) : plain;
  return (isBare && chance(0.5) ? '' : '$') + text;
}
const thousands = (value: number) => (value % 500 ? grouped(value) : value / 1000 + pick(['k', 'k', 'K']));
const write: Record<string, (value: number) => string> = {
  $: (value) => dollars(value, false),
  m: (value) => dollars(value, true),
  i: String,
  p: String,
  '%': (value) => `${value}%`,
  K: thousands,
  n: (value) => pick([grouped(value), grouped(value), String(value), thousands(value)]),
  f: (value) => value.toFixed(5).slice(chance(0.6) ? 1 : 0),
  e: (value) => `$${value.toFixed(2).slice(chance(0.3) ? 1 : 0)}`,
  c: (value) => String(Math.round(value * 100)),
};
const fill = (template: string, own: string, values: Values, offer: number) =>
  template.replace(/\{(?:(\w+):)?(.)\}/g, (_, other: string | undefined, how: string) => {
    const key = other ?? own;
    const value = values[key] ?? 0;
    return mark(write[how]?.(value) ?? '', fields.get(key)?.meaning ?? '', value, offer);
  });

const TAX_WORDS: Record<string, readonly string[]> = {
  true: [' including tax', ' tax included', ' with tax', ' incl. tax', ' (tax included)'],
  false: [' plus tax', ' + tax', ' before tax', ' (tax not included)', ' pre-tax'],
  null: [''],
};
const OPENINGS = ['Here is what I have for you: ', 'The numbers: ', 'I worked it up: ', ''];
const LINKS = ['', 'Also, ', 'Just so you know, ', 'From my desk manager: ', 'As discussed, '];
function sentences(items: readonly string[]): string {
  const out: string[] = [];
  for (let at = 0; at < items.length; ) {
    const count = int(1, 3);
    const group = items.slice(at, at + count);
    at += count;
    const last = group.length > 1 && chance(0.5) ? ` and ${group.pop()}` : '';
    const text = `${pick(out.length > 0 ? LINKS : OPENINGS)}${group.join(', ')}${last}`;
    out.push(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  }
  return out.join(' ');
}
const layouts: Record<string, (items: readonly string[]) => string> = {
  commas: (items) => items.join(', '),
  semicolons: (items) => items.join('; '),
  pipes: (items) => items.join(' | '),
  lines: (items) => items.join('\n'),
  bullets: (items) => {
    const bullet = pick(['- ', '* ', '• ']);
    return items.map((item) => bullet + item).join('\n');
  },
  labels: (items) => items.join('\n'),
  table: (items) => (chance(0.3) ? 'Item\tAmount\n' : '') + items.join('\n'),
  sentences,
};
function body(layout: string, keys: readonly string[], values: Values, offer: number, isTaxed: Tax): string {
  const split = { labels: ': ', table: '\t' }[layout];
  const items = keys.map((key) => {
    const { labels, values: beside, phrases } = fields.get(key) as Field;
    const text = split
      ? pick(labels) + split + fill(pick(beside), key, values, offer)
      : fill(pick(phrases), key, values, offer);
    return key === 'monthly' ? text + pick(TAX_WORDS[String(isTaxed)] ?? ['']) : text;
  });
  return layouts[layout]?.(shuffle(items)) ?? '';
}

type Noise = (offer: number | null) => string;
const stock = () => pick(['', 'H', 'B', 'P', 'T']) + int(1, 9) + digits(4);
const noises: readonly Noise[] = [
  (offer) => `${pick(['Stock #', 'Stk# ', 'stock no. '])}${none(stock(), offer)}`,
  (offer) =>
    `${pick(['Call or text me at ', 'My cell is ', 'Cell: '])}${none(pick([`(718) 555-01${digits(2)}`, `732-555-01${digits(2)}`]), offer)}`,
  (offer) =>
    `${pick(['We are open until ', 'Can you come in at '])}${none(pick(['6', '7', '8', '4:30']), offer)}${pick(['pm', ' pm'])}`,
  (offer) =>
    `${pick(['Good through ', 'Offer expires ', 'Valid until '])}${none(`${int(1, 12)}/${int(10, 28)}`, offer)}`,
  (offer) => `VIN ends in ${none(int(1, 9) + digits(5), offer)}`,
  (offer) => `We can have it here in ${none(String(int(2, 6)), offer)} days`,
  (offer) => `It gets ${none(String(int(22, 38)), offer)} mpg combined`,
  (offer) => `Quote is for Edison, NJ ${none(pick(['08817', '08820']), offer)}`,
  (offer) => `Quote is for Queens, NY ${none(pick(['11375', '11101']), offer)}`,
  () => pick(['Let me know if you want to move forward', 'Color is white over black', 'On approved credit']),
];

/** @returns the message without its marks, and what they say */
function unmark(marked: string, recase: (text: string) => string) {
  const numbers: Expected[] = [];
  const pattern = /⟦(\w+)\|([^|]*)\|(\w+)\|([^⟧]*)⟧/g;
  for (const [, meaning = '', value = '', offer = '', text = ''] of marked.matchAll(pattern))
    numbers.push({ text: recase(text), meaning, value: JSON.parse(value) ?? 0, offer: JSON.parse(offer) });
  return { message: recase(marked.replace(pattern, '$4')), numbers };
}

function draw(id: string): LabeledMessage {
  const taxRate = pick([6.625, 8.875]);
  const offers = chance(0.1) ? 2 : 1;
  const common = offers === 1 ? 0 : null;
  const [layout, msrp, isTaxed] = [
    pick(Object.keys(layouts)),
    int(24_000, 110_000),
    pick([null, null, true, false]),
  ];
  const [make, model] = pick(
    cars.filter(([, , min, max]) => msrp >= Number(min) * 1000 && msrp <= Number(max) * 1000),
  );
  const car = chance(0.75) ? { make, model, year: chance(0.8) ? pick([2025, 2026]) : null } : null;
  const [head, tail]: [string[], string[]] = [[], []];
  if (chance(0.5)) head.push(pick(['Hi there,', 'Good morning!', 'Hey, thanks for reaching out.']));
  const name = car && `${car.year ?? ''} ${make} ${model}`.trim();
  if (name)
    head.push(pick(['NAME', 'Re: NAME', 'Here is your lease quote on the NAME:']).replace('NAME', name));
  for (const noise of shuffle(noises).slice(0, pick([0, 0, 1, 1, 2, 3])))
    (chance(0.3) ? head : tail).push(noise(common));
  if (chance(0.3)) tail.push(pick(['Thanks, Mike', 'Best, Jen', 'Tony - Sales']));
  const parts: string[] = [];
  let keys: string[] = [];
  for (let offer = 0; offer < offers; offer++) {
    const values = lease(msrp, isTaxed, taxRate);
    if (keys.length === 0 || chance(0.3) || keys.some((key) => !values[key]))
      keys = chooseKeys(values, offers === 1 ? int(3, 11) : int(3, 6), offers > 1 ? ['monthly'] : []);
    const text = body(layout, keys, values, offer, isTaxed);
    const heading = `Option ${none(String(offer + 1), offer)}:${text.includes('\n') ? '\n' : pick(['\n', ' '])}`;
    parts.push(offers === 1 ? text : heading + text);
  }
  const all = [head.join('\n'), parts.join(pick(['\n', '\n\n'])), tail.join('\n')].filter(Boolean);
  const same = (text: string) => text;
  const lower = (text: string) => text.toLowerCase();
  const recase = pick([
    ...Array.from({ length: 16 }, () => same),
    lower,
    lower,
    (text: string) => text.toUpperCase(),
  ]);
  const { message, numbers } = unmark(all.join(offers > 1 ? '\n\n' : pick(['\n', '\n\n'])), recase);
  return {
    id,
    message,
    numbers,
    offers,
    car,
    taxIncluded: keys.includes('monthly') ? isTaxed : null,
    place: null,
  };
}

/** @returns messages with what their numbers are, always the same */
export function generateMessages(count: number): LabeledMessage[] {
  return Array.from({ length: count }, (_, at) => {
    seed = Math.imul(at + 1, 0x85ebca6b);
    return draw(`generated ${at}`);
  });
}
