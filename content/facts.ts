import { thirdRowCargo } from './catalogue/family-cars';
import { evIncentives, pastElectricFees } from './ev-dates';
import { newCarLoan, overageDollars, stateFees, taxPercent } from './rates';

/**
 * The sourced amounts with $ or % that guides use, written exactly as here. `npm run content:check` names any other
 * amount of a guide that isn't example arithmetic (`<Usd>`, `<Percent>` or a worked example), and what is due for a review.
 *
 * - amounts: those with $ or %, as printed, with commas in thousands and an en dash in ranges.
 * - confidence: high = official text or several independent sources; medium = one good secondary source, or an
 *   official one that is old.
 * - asOf: when the source was last read.
 * - validFrom, validUntil: the first and the last day of an amount for which the source names one. A guide that was last
 *   updated before the first day can't use the fact.
 */
type FactContent = {
  id: string;
  amounts: readonly string[];
  statement: string;
  source: string;
  confidence: 'high' | 'medium';
  asOf: string;
  validFrom?: string;
  validUntil?: string;
};

const { ny, nj } = stateFees;
const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const luxuryExample = usd((50_000 * nj.luxuryPercent) / 100);
const electricFees = nj.electricByYear.map(usd);
const electricLease = usd(nj.electricByYear.reduce((sum, fee) => sum + fee, 0));
const cargo = thirdRowCargo.map(({ make, model, cubicFeet }) => `${make} ${model} ${cubicFeet}`).join(', ');
const lowOverage = `$${overageDollars.low.toFixed(2)}`;
const highOverage = `$${overageDollars.high.toFixed(2)}`;
const overageExample = `${usd(3_000 * overageDollars.low)}–${usd(3_000 * overageDollars.high)}`;

export const facts: readonly FactContent[] = [
  // Figures that the product fixes: docs/product.md#blog.
  {
    id: 'overage-rate',
    amounts: [`${lowOverage}–${highOverage}`, lowOverage, highOverage],
    statement: `A mile beyond the plan costs ${lowOverage}–${highOverage}.`,
    source: 'Fixed by the product (docs/product.md)',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'overage-example',
    amounts: [overageExample],
    statement: `3,000 miles over the plan cost ${overageExample}.`,
    source: 'Arithmetic from the rates that the product fixes',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'disposition-fee',
    amounts: ['$300–$500'],
    statement: 'The disposition fee is usually $300–$500.',
    source: 'Fixed by the product (docs/product.md)',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  // Sales tax.
  {
    id: 'nyc-sales-tax',
    amounts: [`${taxPercent.nyc}%`, '4%', '4.5%', '0.375%'],
    statement: `New York City: ${taxPercent.nyc}%, which is 4% state, 4.5% city and 0.375% MCTD.`,
    source: 'Several published calculators and rate tables',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'rockland-sales-tax',
    amounts: ['8.375%'],
    statement: 'Rockland County: 8 3/8 percent.',
    source: 'New York Publication 718 (August 2019)',
    confidence: 'medium',
    asOf: '2026-11-21',
  },
  {
    id: 'ny-lease-tax-example',
    amounts: ['$350', '$500', '$17,300', '7%', '$1,211'],
    statement:
      'A two-year lease at $350 with an option to renew for two more years for $500: 48 payments and the fee, $17,300, taxed at 7%: $1,211.',
    source: '20 NYCRR 527.15, example 1',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  {
    id: 'nj-sales-tax',
    amounts: [`${taxPercent.nj}%`],
    statement: `New Jersey: ${taxPercent.nj}% in the whole state.`,
    source: 'N.J.S.A. 54:32B-3',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  // Paying for the car.
  {
    id: 'money-factor-examples',
    amounts: ['4.2%', '6%'],
    statement: 'Money factor × 2400: 0.00175 is about 4.2%, 0.0025 about 6%.',
    source: 'Arithmetic',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'consumer-leasing-act-2026',
    amounts: ['$73,400'],
    statement: 'Federal lease disclosures apply up to a total obligation of $73,400 from January 1, 2026.',
    source: 'Federal Register 2025-22813',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
  },
  {
    id: 'acquisition-fee',
    amounts: ['$395', '$1,095', '$395–$1,095', '$595–$925'],
    statement: 'The acquisition fee runs from about $395 to $1,095, usually $595–$925.',
    source: 'Published fee lists',
    confidence: 'medium',
    asOf: '2026-11-21',
  },
  {
    id: 'early-termination-example',
    amounts: ['$16,000', '$14,000', '$2,000'],
    statement:
      'Early termination: payoff $16,000 less $14,000 credited for the car is a charge of $2,000.',
    source: 'Federal Reserve, Keys to Vehicle Leasing',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  // State and city fees.
  {
    id: 'ny-doc-fee',
    amounts: [usd(ny.documentation)],
    statement: `A New York dealer’s documentation fee is capped at ${usd(ny.documentation)}.`,
    source: '15 NYCRR 78.19(c), since August 18, 2021',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2021-08-18',
  },
  {
    id: 'ny-title-and-plates',
    amounts: [usd(ny.title), usd(ny.plates)],
    statement: `New York: title ${usd(ny.title)}, plates ${usd(ny.plates)}.`,
    source: 'NY DMV, passenger vehicle registration fees',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'ny-registration',
    amounts: ['$26', '$140', '$56.50', usd(ny.registration)],
    statement: `New York registration for two years, by weight: $26 to $140; 3,451–3,550 lb $56.50; 4,051–4,150 lb ${usd(ny.registration)}.`,
    source: 'NY DMV, passenger vehicle registration fees',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'nyc-use-tax-and-mctd',
    amounts: [ny.cityUseTax, ny.cityTransit, ny.cityUseTax / 2, ny.cityTransit / 2].map(usd),
    statement: `New York City adds ${usd(ny.cityUseTax)} use tax and ${usd(ny.cityTransit)} MCTD fee for two years.`,
    source: 'NY DMV, registration fees, use taxes and supplemental fees',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  {
    id: 'nj-title',
    amounts: ['$60', usd(nj.title), '$110'],
    statement: `New Jersey title: $60; ${usd(nj.title)} with one lien, $110 with two.`,
    source: 'Mirror of the NJ MVC fee table',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'nj-registration',
    amounts: ['$59', usd(nj.registrationAYear)],
    statement: `New Jersey registration a year: about $59 under 3,500 lb, about ${usd(nj.registrationAYear)} above, first two model years.`,
    source: `NJ MVC, registration and title fees, as quoted in August 2026 ($59); published guide (${usd(nj.registrationAYear)})`,
    confidence: 'medium',
    asOf: '2026-11-22',
  },
  {
    id: 'nj-luxury-fee',
    amounts: [`${nj.luxuryPercent}%`, usd(nj.luxuryFrom), '$50,000', luxuryExample],
    statement: `New Jersey takes a one-time ${nj.luxuryPercent}% of the capitalized cost, before rebates and trade-in, from ${usd(nj.luxuryFrom)}, or under ${nj.luxuryMpg} mpg, but not from ${nj.luxuryExemptMpg} mpg or of an electric car; $50,000 pays ${luxuryExample}.`,
    source: 'N.J.S.A. 39:3-8.3 (capitalized cost) and 8.4; AFDC, law 11061 (exemptions)',
    confidence: 'high',
    asOf: '2026-11-23',
  },
  {
    id: 'nj-zev-fee',
    amounts: [...pastElectricFees.map(usd), '$10', ...electricFees.slice(-1)],
    statement: `New Jersey ZEV fee: ${usd(pastElectricFees[0])} a year from July 1, 2024, $10 more each July 1, to ${electricFees.at(-1)} in 2028.`,
    source: 'NJ CAR, changes affecting zero-emission vehicles',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2024-07-01',
  },
  {
    id: 'nj-zev-fee-lease',
    amounts: ['$810'],
    statement: 'Three years of the New Jersey ZEV fee from July 2025 to June 2026: $810.',
    source: 'Arithmetic from the yearly fees',
    confidence: 'medium',
    asOf: '2026-11-21',
    validFrom: '2025-07-01',
    validUntil: '2026-06-30',
  },
  {
    id: 'nj-zev-fee-lease-2026',
    amounts: [electricLease],
    statement: `Three years of the New Jersey ZEV fee from July 2026 to June 2027: ${electricFees.join(' + ')} = ${electricLease}.`,
    source: 'Arithmetic from the yearly fees; NJ CAR on leases',
    confidence: 'high',
    asOf: '2026-11-22',
    validFrom: '2026-07-01',
    validUntil: '2027-06-30',
  },
  // Electric cars.
  {
    id: 'nj-zev-sales-tax',
    amounts: [`${taxPercent.nj / 2}%`],
    statement: `New Jersey sales tax on ZEVs: ${taxPercent.nj / 2}% from October 1, 2024, ${taxPercent.nj}% from July 1, 2025.`,
    source: 'N.J.S.A. 54:32B-8.55 (P.L. 2024 c.19)',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2024-10-01',
  },
  {
    id: 'federal-lease-credit',
    amounts: [usd(evIncentives.federal)],
    statement: `Federal commercial clean vehicle credit, up to ${usd(evIncentives.federal)}, for vehicles acquired on or before September 30, 2025.`,
    source: 'IRS, Commercial Clean Vehicle Credit',
    confidence: 'high',
    asOf: '2026-11-21',
    validUntil: '2025-09-30',
  },
  {
    id: 'loan-interest-deduction',
    amounts: ['$10,000', '$100,000', '$200,000', '$200', '$1,000'],
    statement:
      'Car-loan interest deduction 2025–2028: up to $10,000 a year, itemizing or not; $200 less for each $1,000 of income (or part) above $100,000 ($200,000 joint). New car, first owner, personal use, final assembly in the US, loan after December 31, 2024, secured by a first lien, VIN on the return; leases do not qualify.',
    source: 'Internal Revenue Code 163(h)(4) (P.L. 119-21); IRS training page',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2025-01-01',
    validUntil: '2028-12-31',
  },
  {
    id: 'ny-drive-clean',
    amounts: [usd(evIncentives.newYork), '$1,000', '$500', '$42,000'],
    statement: `New York Drive Clean Rebate: ${usd(evIncentives.newYork)} from 200 miles, $1,000 from 40, $500 below or above $42,000 base MSRP.`,
    source: 'NYSERDA, frequent questions',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'nj-charge-up',
    amounts: [usd(evIncentives.newJersey), '$55,000', '$4,000'],
    statement: `Charge Up New Jersey from July 1, 2025: ${usd(evIncentives.newJersey)} under $55,000 MSRP; Charge Up+ $4,000, the standard amount included. Listed unchanged in September 2026.`,
    source: 'Mirror of AFDC (July 25, 2025), and a summary of AFDC read on September 6, 2026',
    confidence: 'medium',
    asOf: '2026-11-22',
    validFrom: '2025-07-01',
    validUntil: '2027-06-30',
  },
  {
    id: 'nj-charge-up-2024',
    amounts: [usd(evIncentives.newJersey2024), '$75,000', '$112,500', '$150,000'],
    statement: `Charge Up New Jersey from July 10, 2024 to June 30, 2025: ${usd(evIncentives.newJersey2024)} for cars with an MSRP up to $55,000; Charge Up+ $4,000 with the standard amount in it, for incomes up to $75,000 single, $112,500 head, $150,000 joint.`,
    source: 'Charge Up New Jersey, frequent questions',
    confidence: 'medium',
    asOf: '2026-11-21',
    validFrom: '2024-07-10',
    validUntil: '2025-06-30',
  },
  {
    id: 'ev-cold-range',
    amounts: ['40%'],
    statement: 'In city tests at 20 degrees Fahrenheit, electric cars went nearly 40% less far per charge than at 77 degrees Fahrenheit.',
    source: 'US Department of Energy, fact of the week 1164 (December 14, 2020)',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'ev-lease-share',
    amounts: ['56%'],
    statement: 'More than 56% of new electric cars were leased in the third quarter of 2025.',
    source: 'Experian Automotive, December 4, 2025',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2025-12-04',
  },
  // Insurance.
  {
    id: 'ny-no-fault',
    amounts: ['$50,000'],
    statement: 'New York requires $50,000 of no-fault coverage.',
    source: 'NY DMV minimums',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'ny-property-minimum',
    amounts: ['$10,000'],
    statement: 'A New York minimum policy pays up to $10,000 for damaged property.',
    source: 'NY DMV minimums',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  {
    id: 'nj-no-fault',
    amounts: ['$15,000'],
    statement:
      'A New Jersey standard policy includes at least $15,000 of no-fault coverage, and coverage against uninsured drivers at the liability minimums.',
    source: 'NJ DOBI, standard auto insurance policy; P.L. 2022 c.87',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'lessor-deductible',
    amounts: ['$500–$1,000', '$500', '$1,000'],
    statement: 'Lessors typically ask for deductibles no higher than $500–$1,000.',
    source: 'Several published guides',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'ny-insurance-spending',
    amounts: ['$1,511'],
    statement: 'The average New York car cost $1,511 to insure in 2021, policies without collision included.',
    source: 'NAIC, in the Insurance Information Institute’s facts and statistics',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  {
    id: 'insurance-averages-2021',
    amounts: ['$1,062', '$847', '$2,321', '$1,757'],
    statement:
      'Average premiums a year in 2021: minimum coverage $1,062 in New York and $847 in New Jersey; with collision and comprehensive $2,321 and $1,757.',
    source: 'Bankrate, average cost of car insurance in New York and in New Jersey',
    confidence: 'medium',
    asOf: '2026-11-22',
  },
  // Running a car in the city.
  {
    id: 'gas-price-and-mileage',
    amounts: ['$3.30'],
    statement:
      'A gallon of regular cost $3.30 on average in the United States in 2024; new cars of model year 2023 averaged 27.1 mpg.',
    source: 'EIA, Gasoline and Diesel Fuel Update; EPA, Automotive Trends Report',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'port-authority-toll',
    amounts: ['$16.06', '$14.06'],
    statement:
      'Port Authority crossings into New York since January 5, 2025, car with E-ZPass: $16.06 peak, $14.06 other times.',
    source: 'Newsday and other reports of the board’s vote',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2025-01-05',
    validUntil: '2026-01-03',
  },
  {
    id: 'port-authority-toll-2026',
    amounts: ['$16.79'],
    statement: 'Port Authority crossings into New York since January 4, 2026, car with E-ZPass: $16.79 peak.',
    source: 'nj1015.com and other reports of the board’s vote',
    confidence: 'high',
    asOf: '2026-11-22',
    validFrom: '2026-01-04',
  },
  {
    id: 'congestion-toll',
    amounts: ['$9', '$2.25', '$3', '50%'],
    statement:
      'Congestion toll since January 5, 2025: $9 peak, $2.25 other times, up to $3 tunnel credit, about 50% more without E-ZPass.',
    source: 'MTA-derived articles',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2025-01-05',
  },
  {
    id: 'congestion-toll-schedule',
    amounts: ['$12', '$15'],
    statement: 'The congestion toll at peak goes to $12 in 2028 and $15 in 2031.',
    source: 'Crain’s New York Business on the MTA board’s vote of November 18, 2024',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  {
    id: 'ny-inspection',
    amounts: ['$37', '$10', '$27', '$21'],
    statement:
      'New York inspection: at most $37 in the city area ($10 safety, $27 emissions), $21 upstate; cars that run on electricity alone skip the emissions part.',
    source: 'Several articles',
    confidence: 'medium',
    asOf: '2026-11-21',
  },
  {
    id: 'alternate-side-ticket',
    amounts: ['$65'],
    statement: 'An alternate-side ticket costs $65.',
    source: 'News report of 2022',
    confidence: 'medium',
    asOf: '2026-11-21',
  },
  {
    id: 'nyc-parking-tax',
    amounts: ['18.375%', '10.375%'],
    statement: 'A rented parking space in Manhattan is taxed at 18.375%; residents can get 10.375%.',
    source: 'NYC Department of Finance, Manhattan Resident Parking Tax Exemption',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  // Family cars: space behind the third row.
  {
    id: 'third-row-cargo',
    amounts: [],
    statement: `Cubic feet behind the third row: ${cargo}. With the third row forward, the Odyssey has 38.6; with the floor lowered, the Pilot has 22.4.`,
    source:
      'Road tests: gearadical.com (2025 Carnival), Car and Driver (2021 Sienna: about 34, five less than the 39 before), mikehagertycars.com (2025 Odyssey), motorbiscuit.com (2021 Pacifica, same generation); Edmunds and Autoblog cargo tests of the same generations of SUVs; Honda’s specifications (2023 Pilot)',
    confidence: 'medium',
    asOf: '2026-11-21',
  },
  // Market.
  {
    id: 'average-payments',
    amounts: ['$659', '3.3%', '$682'],
    statement:
      'Average US lease payment $659, 3.3% more than in 2024; average loan payment $682 (June 2025).',
    source: 'Experian, average auto lease payment',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'new-car-loan-rate',
    amounts: [`${newCarLoan.percent}%`],
    statement: `Average rate of a loan for a new car: ${newCarLoan.percent}% (${newCarLoan.quarter}).`,
    source: 'Experian, State of the Automotive Finance Market, third quarter of 2025',
    confidence: 'medium',
    asOf: '2026-11-24',
  },
];
