/**
 * The components of guides (components/guides/guide-components.tsx) and legal texts, with what they need: a check for
 * each attribute, and whether they contain one number.
 *
 * @typedef {{ attributes: Record<string, (value: any) => boolean>, number?: boolean, example: string }} Component
 */

const text = (/** @type {unknown} */ value) => typeof value === 'string' && value.trim() !== '';
const number = (/** @type {unknown} */ value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const positive = (/** @type {unknown} */ value) => number(value) && value !== 0;
const line = (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.length === 2 && text(value[0]) && Number.isFinite(value[1]);
const lines = (/** @type {unknown} */ value) => Array.isArray(value) && value.length > 0 && value.every(line);
const texts = (/** @type {unknown} */ value) => Array.isArray(value) && value.length > 0 && value.every(text);
/** @param {(value: unknown) => boolean} check */
const optional = (check) => (/** @type {unknown} */ value) => value === undefined || check(value);
const offer = (/** @type {any} */ value) =>
  text(value?.label) && number(value?.dueAtSigning) && number(value?.monthly) && positive(value?.months);
const offers = (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.length > 0 && value.every(offer);

const offersOfOneTerm = (/** @type {any} */ value) =>
  offers(value) && new Set(value.map((/** @type {any} */ { months }) => months)).size === 1;
const bothPlaces = (/** @type {any} */ value) => number(value?.nyc) && number(value?.nj);
const date = (/** @type {unknown} */ value) => text(value) && /^20\d\d-\d\d-\d\d$/.test(String(value));
/** @param {string[]} allowed */
const oneOf =
  (...allowed) =>
  (/** @type {any} */ value) =>
    allowed.includes(value);

const leaseTerms = {
  sellingPrice: positive,
  msrp: positive,
  residualPercent: positive,
  moneyFactor: number,
  months: positive,
  fees: number,
  down: number,
};

const twoLeases = (/** @type {any} */ value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  value[0]?.months === value[1]?.months &&
  value.every(
    (lease) => text(lease?.label) && Object.entries(leaseTerms).every(([name, check]) => check(lease[name])),
  );

/** @type {Record<string, Component>} */
export const COMPONENTS = {
  KeyFacts: { attributes: {}, example: '<KeyFacts>' },
  Checklist: { attributes: { title: text }, example: '<Checklist title="Before you sign">' },
  WrongChoice: { attributes: { title: text }, example: '<WrongChoice title="When to skip it">' },
  Worksheet: {
    attributes: { title: text, lines: texts },
    example: '<Worksheet title="My offer" lines={["Selling price", "Money factor"]} />',
  },
  CallScript: { attributes: { title: text }, example: '<CallScript title="Asking for a quote">' },
  SampleLease: { attributes: {}, example: '<SampleLease />' },
  LeaseCalculator: { attributes: {}, example: '<LeaseCalculator />' },
  CompareOffers: { attributes: {}, example: '<CompareOffers />' },
  MileageCheck: { attributes: {}, example: '<MileageCheck />' },
  Sources: { attributes: {}, example: '<Sources>' },
  Term: { attributes: { of: optional(text) }, example: '<Term of="money factor">MF</Term>' },
  Confirm: {
    attributes: { with: text, url: optional(text) },
    example: '<Confirm with="the New Jersey MVC" url="https://www.nj.gov/mvc/">',
  },
  Usd: { attributes: {}, number: true, example: '<Usd>{36 * 500}</Usd>' },
  Percent: { attributes: {}, number: true, example: '<Percent>{0.002 * 2400}</Percent>' },
  SumExample: {
    attributes: { title: text, lines, totalLabel: text },
    example: '<SumExample title="An example" lines={[["First month", 400]]} totalLabel="Due at signing" />',
  },
  TaxExample: {
    attributes: { title: text, monthlyPayment: positive, months: positive, downPayment: number },
    example: '<TaxExample title="An example" monthlyPayment={400} months={36} downPayment={0} />',
  },
  OverageExample: {
    attributes: { title: text, milesOver: positive },
    example: '<OverageExample title="An example" milesOver={3000} />',
  },
  EffectiveExample: {
    attributes: { title: text, offers },
    example:
      '<EffectiveExample title="An example" offers={[{ label: "A", dueAtSigning: 2000, monthly: 300, months: 36 }]} />',
  },
  PaymentExample: {
    attributes: { title: text, ...leaseTerms },
    example:
      '<PaymentExample title="An example" sellingPrice={36000} msrp={38000} residualPercent={60} moneyFactor={0.002} months={36} fees={900} down={0} />',
  },
  DayOneChart: {
    attributes: {
      monthlyPayment: positive,
      months: positive,
      dealerFee: number,
      titleAndPlates: bothPlaces,
      registration: bothPlaces,
    },
    example:
      '<DayOneChart monthlyPayment={480} months={36} dealerFee={175} titleAndPlates={{ nyc: 75, nj: 60 }} registration={{ nyc: 151, nj: 252 }} />',
  },
  DiscountChart: {
    attributes: { leases: twoLeases },
    example:
      '<DiscountChart leases={[{ label: "A", sellingPrice: 43000, msrp: 45000, residualPercent: 60, moneyFactor: 0.002, months: 36, fees: 695, down: 0 }, …]} />',
  },
  LeaseOrBuyChart: {
    attributes: {
      ...leaseTerms,
      dispositionFee: number,
      loanPercent: positive,
      loanMonths: positive,
      laterRepairs: number,
      laterValue: number,
    },
    example:
      '<LeaseOrBuyChart sellingPrice={36400} msrp={38000} residualPercent={58} moneyFactor={0.0021} months={36} fees={695} down={0} dispositionFee={400} loanPercent={6} loanMonths={60} laterRepairs={3000} laterValue={12000} />',
  },
  MileageChart: {
    attributes: {
      plan: positive,
      biggerPlan: positive,
      months: positive,
      msrp: positive,
      residualPoints: positive,
      moneyFactor: number,
    },
    example:
      '<MileageChart plan={12000} biggerPlan={15000} months={36} msrp={40000} residualPoints={2} moneyFactor={0.002} />',
  },
  OffersChart: {
    attributes: { offers: offersOfOneTerm },
    example: '<OffersChart offers={[{ label: "A", dueAtSigning: 2000, monthly: 300, months: 36 }]} />',
  },
  CoverageChart: { attributes: {}, example: '<CoverageChart />' },
  CreditTiersChart: {
    attributes: { ...leaseTerms, step: positive },
    example:
      '<CreditTiersChart sellingPrice={36000} msrp={38000} residualPercent={58} moneyFactor={0.002} months={36} fees={900} down={0} step={0.001} />',
  },
  EvDatesChart: { attributes: {}, example: '<EvDatesChart />' },
  LeaseCalendarChart: {
    attributes: { enlarge: oneOf('start', 'end'), signed: date, months: positive },
    example: '<LeaseCalendarChart enlarge="start" signed="2025-09-15" months={36} />',
  },
  PaymentChart: {
    attributes: leaseTerms,
    example:
      '<PaymentChart sellingPrice={36000} msrp={38000} residualPercent={58} moneyFactor={0.002} months={36} fees={900} down={0} />',
  },
  SeatsChart: { attributes: {}, example: '<SeatsChart />' },
  BusinessName: { attributes: {}, example: '<BusinessName />' },
  BusinessPhone: { attributes: {}, example: '<BusinessPhone />' },
  BusinessEmail: { attributes: {}, example: '<BusinessEmail />' },
  BusinessAddress: { attributes: {}, example: '<BusinessAddress />' },
};
