import { z } from 'zod';
import { isDate } from '@/lib/format/dates';
import { curlQuotes } from '@/lib/format/format';
import { toCents } from '@/lib/lease/cents';

/*
 * The attributes of the components that guides and legal texts may use. Writers enter dollars; the components get cents.
 * The check of content (lib/content) reads the same schemas, with an example for its messages.
 */

const text = z.string().regex(/\S/).transform(curlQuotes);
const number = z.number().nonnegative();
const positive = z.number().positive();
const months = z.int().positive();
const dollars = number.transform(toCents);
const price = positive.transform(toCents);
const bothPlaces = z.strictObject({ nyc: dollars, nj: dollars });

const none = z.strictObject({});
const titled = z.strictObject({ title: text });

/** The terms of a lease; `residualPercent` of MSRP is 60, not 0.6, and `fees` are added to the lease. */
const leaseTerms = z.strictObject({
  sellingPrice: price,
  msrp: price,
  residualPercent: positive,
  moneyFactor: number,
  months,
  fees: dollars,
  down: dollars,
});
const namedLease = leaseTerms.extend({ label: text });

/** `dueAtSigning` includes the first payment. */
const offers = z
  .array(z.strictObject({ label: text, dueAtSigning: dollars, monthly: dollars, months }))
  .min(1);
const sameTerm = (leases: readonly { months: number }[]) =>
  new Set(leases.map((lease) => lease.months)).size === 1;

const exampleTerms =
  'sellingPrice={36000} msrp={38000} residualPercent={58} moneyFactor={0.002} months={36} fees={900} down={0}';
const exampleOffers = '{[{ label: "A", dueAtSigning: 2000, monthly: 300, months: 36 }]}';

export type PartSchema = {
  schema: z.ZodObject;
  /** The component as one writes it. */
  example: string;
  /** Whether it contains one number, or the calculation of one. */
  number?: true;
};

export const partSchemas = {
  KeyFacts: { schema: none, example: '<KeyFacts>' },
  Since: {
    schema: z.strictObject({ date: z.string().refine(isDate) }),
    example: '<Since date="2026-11-22">',
  },
  Checklist: { schema: titled, example: '<Checklist title="Before you sign">' },
  WrongChoice: { schema: titled, example: '<WrongChoice title="When to skip it">' },
  Worksheet: {
    schema: titled.extend({ lines: z.array(text).min(1) }),
    example: '<Worksheet title="My offer" lines={["Selling price", "Money factor"]} />',
  },
  CallScript: { schema: titled, example: '<CallScript title="Asking for a quote">' },
  SampleLease: { schema: none, example: '<SampleLease />' },
  LeaseCalculator: { schema: none, example: '<LeaseCalculator />' },
  CompareOffers: { schema: none, example: '<CompareOffers />' },
  MileageCheck: { schema: none, example: '<MileageCheck />' },
  Sources: { schema: none, example: '<Sources>' },
  Term: { schema: z.strictObject({ of: text.optional() }), example: '<Term of="money factor">MF</Term>' },
  Confirm: {
    schema: z.strictObject({ with: text, url: z.url().optional() }),
    example: '<Confirm with="the New Jersey MVC" url="https://www.nj.gov/mvc/">',
  },
  Usd: { schema: none, number: true, example: '<Usd>{36 * 500}</Usd>' },
  Percent: { schema: none, number: true, example: '<Percent>{0.002 * 2400}</Percent>' },
  SumExample: {
    schema: titled.extend({
      lines: z.array(z.tuple([text, z.number().transform(toCents)])).min(1),
      totalLabel: text,
    }),
    example: '<SumExample title="An example" lines={[["First month", 400]]} totalLabel="Due at signing" />',
  },
  TaxExample: {
    schema: titled.extend({ monthlyPayment: price, months, downPayment: dollars }),
    example: '<TaxExample title="An example" monthlyPayment={400} months={36} downPayment={0} />',
  },
  OverageExample: {
    schema: titled.extend({ milesOver: positive }),
    example: '<OverageExample title="An example" milesOver={3000} />',
  },
  EffectiveExample: {
    schema: titled.extend({ offers }),
    example: `<EffectiveExample title="An example" offers=${exampleOffers} />`,
  },
  PaymentExample: {
    schema: titled.extend(leaseTerms.shape),
    example: `<PaymentExample title="An example" ${exampleTerms} />`,
  },
  DayOneChart: {
    schema: z.strictObject({
      /** Before tax. */
      monthlyPayment: price,
      months,
      dealerFee: dollars,
      titleAndPlates: bothPlaces,
      registration: bothPlaces,
    }),
    example:
      '<DayOneChart monthlyPayment={480} months={36} dealerFee={175} titleAndPlates={{ nyc: 75, nj: 60 }} registration={{ nyc: 151, nj: 252 }} />',
  },
  DiscountChart: {
    schema: z.strictObject({ leases: z.tuple([namedLease, namedLease]).refine(sameTerm) }),
    example:
      '<DiscountChart leases={[{ label: "A", sellingPrice: 43000, msrp: 45000, residualPercent: 60, moneyFactor: 0.002, months: 36, fees: 695, down: 0 }, …]} />',
  },
  LeaseOrBuyChart: {
    schema: leaseTerms.extend({
      /** At the end of each lease. */
      dispositionFee: dollars,
      /** Interest a year on a loan for the whole price. */
      loanPercent: positive,
      loanMonths: months,
      /** For repairs and tires in the years in which the second lease would run. */
      laterRepairs: dollars,
      /** What the bought car is worth when the second lease ends. */
      laterValue: dollars,
    }),
    example: `<LeaseOrBuyChart ${exampleTerms} dispositionFee={400} loanPercent={6} loanMonths={60} laterRepairs={3000} laterValue={12000} />`,
  },
  MileageChart: {
    schema: z.strictObject({
      /** Miles a year. */
      plan: positive,
      biggerPlan: positive,
      months,
      msrp: price,
      /** What the bigger plan takes off the residual, in percent of MSRP. */
      residualPoints: positive,
      moneyFactor: number,
    }),
    example:
      '<MileageChart plan={12000} biggerPlan={15000} months={36} msrp={40000} residualPoints={2} moneyFactor={0.002} />',
  },
  OffersChart: {
    schema: z.strictObject({ offers: offers.refine(sameTerm) }),
    example: `<OffersChart offers=${exampleOffers} />`,
  },
  CoverageChart: { schema: none, example: '<CoverageChart />' },
  CreditTiersChart: {
    schema: leaseTerms.extend({ step: positive }),
    example: `<CreditTiersChart ${exampleTerms} step={0.001} />`,
  },
  EvDatesChart: { schema: none, example: '<EvDatesChart />' },
  LeaseCalendarChart: {
    schema: z.strictObject({ enlarge: z.enum(['start', 'end']), signed: z.string().refine(isDate), months }),
    example: '<LeaseCalendarChart enlarge="start" signed="2026-09-15" months={36} />',
  },
  PaymentChart: { schema: leaseTerms, example: `<PaymentChart ${exampleTerms} />` },
  SeatsChart: { schema: none, example: '<SeatsChart />' },
  // Legal texts: components/legal/legal-components.tsx.
  BusinessName: { schema: none, example: '<BusinessName />' },
  BusinessPhone: { schema: none, example: '<BusinessPhone />' },
  BusinessEmail: { schema: none, example: '<BusinessEmail />' },
  BusinessAddress: { schema: none, example: '<BusinessAddress />' },
} as const satisfies Record<string, PartSchema>;

type PartName = keyof typeof partSchemas;
/** The components of guides that have attributes or text; <Usd> and <Percent> contain a number. */
export type GuidePart = Exclude<PartName, 'Usd' | 'Percent' | `Business${string}`>;
/** What a component gets: its attributes as its schema reads them, amounts in cents. */
export type PartProps<Name extends PartName> = z.output<(typeof partSchemas)[Name]['schema']>;
