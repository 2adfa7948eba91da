import { stateMinimums, usualLimits } from './lease-insurance';
import { newCarLoan, overageDollars, stateFees, taxPercent } from './rates';

/**
 * The sourced amounts with $ or % that guides use, written exactly as here. `npm run content:check` names any other
 * amount of a guide that isn't example arithmetic (`<Usd>`, `<Percent>` or a worked example), and what is due for a review.
 *
 * - amounts: those with $ or %, as printed, with commas in thousands and an en dash in ranges.
 * - source, url: the page that was read: its publisher, title, and address. What can't be read isn't stated.
 * - confidence: high = an official text, or one that says whose; medium = one good secondary source, or an official one that
 *   is old; ours = arithmetic, an estimate, or fixed by the product, without an address.
 * - asOf: when somebody last read the source.
 * - validFrom, validUntil: the first and the last day of an amount for which the source names one. A guide that was last
 *   updated before the first day can't use the fact.
 */
type FactContent = {
  id: string;
  amounts: readonly string[];
  statement: string;
  source: string;
  url?: string;
  confidence: 'high' | 'medium' | 'ours';
  asOf: string;
  validFrom?: string;
  validUntil?: string;
};

const { ny, nj } = stateFees;
const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const luxuryExample = usd((50_000 * nj.luxuryPercent) / 100);
const electricFees = nj.electricByYear.map(usd);
const electricLease = usd(nj.electricByYear.reduce((sum, fee) => sum + fee, 0));
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
    confidence: 'ours',
    asOf: '2026-11-21',
  },
  {
    id: 'overage-example',
    amounts: [overageExample],
    statement: `3,000 miles over the plan cost ${overageExample}.`,
    source: 'Arithmetic from the rates that the product fixes',
    confidence: 'ours',
    asOf: '2026-11-21',
  },
  {
    id: 'average-miles',
    amounts: [],
    statement:
      'The average driver in the United States drives 13,476 miles a year (Federal Highway Administration, table of March 29, 2018).',
    source: 'Federal Highway Administration, as reprinted by Georgia Insurance Blog, November 9, 2018; its own page could not be read',
    url: 'https://georgiainsuranceblog.wordpress.com/2018/11/09/changes-in-driving-habits/',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'miles-bought-early',
    amounts: ['$0.16', '$0.15', '$0.20'],
    statement:
      'Some leasing companies sell extra miles during the lease for less than at its end: drivers report $0.15 and $0.16 at BMW, against $0.20. Ford Canada gives back what prepaid miles cost when they are not driven.',
    source: 'Drivers on Bimmerfest (2002 to 2013); Ford Credit Canada, excess kilometres',
    url: 'https://www.ford.ca/finance/customer-support/lease/what-are-the-charges-for-excess-kilometres-on-my-lease/',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'disposition-fee',
    amounts: ['$300–$500'],
    statement: 'The disposition fee is usually $300–$500.',
    source: 'Fixed by the product (docs/product.md)',
    confidence: 'ours',
    asOf: '2026-11-21',
  },
  // Sales tax.
  {
    id: 'nyc-sales-tax',
    amounts: [`${taxPercent.nyc}%`, '4%', '4.5%', '0.375%'],
    statement: `New York City: ${taxPercent.nyc}%, which is 4% state, 4.5% city and 0.375% MCTD.`,
    source: 'City of New York, sales tax',
    url: 'http://www1.nyc.gov/nyc-resources/service/2389/sales-tax',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'ny-lease-tax-example',
    amounts: ['$350', '$500', '$17,300', '7%', '$1,211'],
    statement:
      'A two-year lease at $350 with an option to renew for two more years for $500: 48 payments and the fee, $17,300, taxed at 7%: $1,211.',
    source: '20 NYCRR 527.15, example 1',
    url: 'https://regulations.justia.com/states/new-york/title-20/chapter-iv/subchapter-a/part-527/section-527-15/',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'nj-sales-tax',
    amounts: [`${taxPercent.nj}%`],
    statement: `New Jersey: ${taxPercent.nj}% in the whole state.`,
    source: 'N.J.S.A. 54:32B-3',
    url: 'https://law.justia.com/codes/new-jersey/title-54/section-54-32b-3/',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  // Paying for the car.
  {
    id: 'money-factor-examples',
    amounts: ['4.2%', '6%'],
    statement: 'Money factor × 2400: 0.00175 is about 4.2%, 0.0025 about 6%.',
    source: 'Arithmetic',
    confidence: 'ours',
    asOf: '2026-11-21',
  },
  {
    id: 'consumer-leasing-act-2026',
    amounts: ['$73,400'],
    statement: 'Federal lease disclosures apply up to a total obligation of $73,400 from January 1, 2026.',
    source: 'Federal Register 2025-22813',
    url: 'https://www.federalregister.gov/d/2025-22813',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
  },
  {
    id: 'acquisition-fee',
    amounts: ['$395', '$1,095', '$395–$1,095', '$595–$925'],
    statement: 'The acquisition fee runs from about $395 to $1,095, usually $595–$925.',
    source: 'Our estimate of the usual range; no official list',
    confidence: 'ours',
    asOf: '2026-11-24',
  },
  {
    id: 'dealer-add-ons',
    amounts: ['$299', '$1'],
    statement:
      'Dealers set the prices of add-ons buyer by buyer: one customer paid $299 for window etching, another $1 at the same dealership (three million add-ons sold from 2009 to 2015). They typically cost several hundred dollars each.',
    source: 'National Consumer Law Center, Auto Add-Ons Add Up (October 2017); Consumer Federation of America on the FTC’s proposal (2022)',
    url: 'https://consumerfed.org/the-ftcs-proposed-auto-dealer-rule-part-2-add-on-products/',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'early-termination-example',
    amounts: ['$16,000', '$14,000', '$2,000'],
    statement:
      'Early termination: payoff $16,000 less $14,000 credited for the car is a charge of $2,000.',
    source: 'Federal Reserve, Keys to Vehicle Leasing: early termination',
    url: 'https://www.federalreserve.gov/pubs/leasing/resource/different/early.htm',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  // State and city fees.
  {
    id: 'ny-doc-fee',
    amounts: [usd(ny.documentation)],
    statement: `A New York dealer’s documentation fee is capped at ${usd(ny.documentation)}.`,
    source: '15 NYCRR 78.19(c), as quoted by the New York Independent Automobile Dealers Association',
    url: 'https://nyiada.org/2021/09/new-york-doc-fee-increase-starts-august-18/',
    confidence: 'high',
    asOf: '2026-11-24',
    validFrom: '2021-08-18',
  },
  {
    id: 'ny-title-and-plates',
    amounts: [usd(ny.title), usd(ny.plates)],
    statement: `New York: title ${usd(ny.title)}, plates ${usd(ny.plates)}.`,
    source: 'New York DMV, registration fees, use taxes and supplemental fees',
    url: 'https://dmv.ny.gov/registration/registration-fees-use-taxes-and-supplemental-fees-passenger-vehicles',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'ny-registration',
    amounts: ['$26', '$140', '$56.50', usd(ny.registration)],
    statement: `New York registration for two years, by weight: $26 to $140; 3,451–3,550 lb $56.50; 4,051–4,150 lb ${usd(ny.registration)}.`,
    source: 'New York DMV, registration fees, use taxes and supplemental fees',
    url: 'https://dmv.ny.gov/registration/registration-fees-use-taxes-and-supplemental-fees-passenger-vehicles',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'nyc-use-tax-and-mctd',
    amounts: [ny.cityUseTax, ny.cityTransit, ny.cityUseTax / 2, ny.cityTransit / 2].map(usd),
    statement: `New York City adds ${usd(ny.cityUseTax)} use tax and ${usd(ny.cityTransit)} MCTD fee for two years.`,
    source: 'New York DMV, registration fees, use taxes and supplemental fees',
    url: 'https://dmv.ny.gov/registration/registration-fees-use-taxes-and-supplemental-fees-passenger-vehicles',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  {
    id: 'nj-title',
    amounts: ['$60', usd(nj.title), '$110'],
    statement: `New Jersey title: $60; ${usd(nj.title)} with one lien, $110 with two.`,
    source: 'LegalClarity, Is New Jersey a Title-Holding State? The fee table of the Motor Vehicle Commission could not be read',
    url: 'https://legalclarity.org/is-new-jersey-a-title-holding-state',
    confidence: 'medium',
    asOf: '2026-11-24',
  },
  {
    id: 'nj-registration',
    amounts: ['$59', usd(nj.registrationAYear), '$12.50'],
    statement: `New Jersey registration a year, as reported: $59 under 3,500 lb, ${usd(nj.registrationAYear)} above, for a new car. By N.J.S.A. 17:33B-63, the part of $20 in it falls to $7.50 from the third year: $12.50 less.`,
    source:
      'EngineerFix, How Much Does It Cost to Register a Car in NJ? and, for the third year, N.J.S.A. 17:33B-63 (LawServer). The fee table of the Motor Vehicle Commission could not be read',
    url: 'https://engineerfix.com/how-much-does-it-cost-to-register-a-car-in-nj',
    confidence: 'medium',
    asOf: '2026-11-24',
  },
  {
    id: 'nj-luxury-fee',
    amounts: [`${nj.luxuryPercent}%`, usd(nj.luxuryFrom), '$50,000', luxuryExample],
    statement: `New Jersey takes a one-time ${nj.luxuryPercent}% of the capitalized cost, before rebates and trade-in, from ${usd(nj.luxuryFrom)}, or under ${nj.luxuryMpg} mpg, but not from ${nj.luxuryExemptMpg} mpg or of an electric car; $50,000 pays ${luxuryExample}.`,
    source: 'N.J.S.A. 39:3-8.3 and 8.4; US Department of Energy, AFDC law 11061 (exemptions)',
    url: 'https://afdc.energy.gov/laws/11061',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'nj-zev-fee',
    amounts: ['$250', '$260', '$10', ...electricFees.slice(-1)],
    statement: `New Jersey ZEV fee: $250 a year from July 1, 2024, $10 more each July 1, to ${electricFees.at(-1)} in 2028.`,
    source: 'New Jersey Coalition of Automotive Retailers on zero-emission vehicles; US Department of Energy, AFDC law 13421',
    url: 'https://afdc.energy.gov/laws/13421',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2024-07-01',
  },
  {
    id: 'nj-zev-fee-lease',
    amounts: ['$810'],
    statement: 'Three years of the New Jersey ZEV fee from July 2025 to June 2026: $810.',
    source: 'Arithmetic from the yearly fees',
    confidence: 'ours',
    asOf: '2026-11-21',
    validFrom: '2025-07-01',
    validUntil: '2026-06-30',
  },
  {
    id: 'nj-zev-fee-lease-2026',
    amounts: [electricLease],
    statement: `Three years of the New Jersey ZEV fee from July 2026 to June 2027: ${electricFees.join(' + ')} = ${electricLease}.`,
    source: 'Arithmetic from the yearly fees',
    confidence: 'ours',
    asOf: '2026-11-22',
    validFrom: '2026-07-01',
    validUntil: '2027-06-30',
  },
  // Electric cars.
  {
    id: 'nj-zev-sales-tax',
    amounts: [`${taxPercent.nj / 2}%`],
    statement: `New Jersey sales tax on ZEVs: ${taxPercent.nj / 2}% from October 1, 2024, ${taxPercent.nj}% from July 1, 2025.`,
    source: 'N.J.S.A. 54:32B-8.55; US Department of Energy, AFDC law 5778',
    url: 'https://afdc.energy.gov/laws/5778',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2024-10-01',
  },
  {
    id: 'federal-lease-credit',
    amounts: ['$7,500'],
    statement: `Federal commercial clean vehicle credit, up to $7,500, for vehicles acquired on or before September 30, 2025.`,
    source: 'IRS, Commercial Clean Vehicle Credit',
    url: 'https://www.irs.gov/credits-deductions/commercial-clean-vehicle-credit',
    confidence: 'high',
    asOf: '2026-11-21',
    validUntil: '2025-09-30',
  },
  {
    id: 'ev-maker-discounts',
    amounts: ['$7,500'],
    statement:
      'After September 30, 2025, carmakers put their own money in place of the federal credit: GM said it would fund an equal discount itself through October 2025, and Ford discounted electric leases through December 2025.',
    source: 'Car and Driver, updates of October 8 and 14, 2025',
    url: 'https://www.caranddriver.com/news/a68132986/ford-gm-extend-federal-ev-tax-credit-report',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'loan-interest-deduction',
    amounts: ['$10,000', '$100,000', '$200,000', '$200', '$1,000'],
    statement:
      'Car-loan interest deduction 2025–2028: up to $10,000 a year, itemizing or not; $200 less for each $1,000 of income (or part) above $100,000 ($200,000 joint). New car, first owner, personal use, final assembly in the US, loan after December 31, 2024, secured by a first lien, VIN on the return; leases do not qualify.',
    source: 'IRS, provisions of P.L. 119-21; Internal Revenue Code 163(h)(4)',
    url: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
    confidence: 'high',
    asOf: '2026-11-21',
    validFrom: '2025-01-01',
    validUntil: '2028-12-31',
  },
  {
    id: 'ny-drive-clean',
    amounts: ['$2,000', '$1,000', '$500', '$42,000'],
    statement: `New York Drive Clean Rebate: $2,000 from 200 miles, $1,000 from 40, $500 below or above $42,000 base MSRP.`,
    source: 'NYSERDA, Drive Clean Rebate: consumer questions',
    url: 'https://www.nyserda.ny.gov/All-Programs/Drive-Clean-Rebate-For-Electric-Cars-Program/How-it-Works/Consumer-FAQ',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'ny-drive-clean-term',
    amounts: [],
    statement:
      'Purchases and leases both get the Drive Clean Rebate, but the lease term must be at least 36 months.',
    source: 'NYSERDA, Drive Clean Rebate: consumer questions (4)',
    url: 'https://www.nyserda.ny.gov/All-Programs/Drive-Clean-Rebate-For-Electric-Cars-Program/How-it-Works/Consumer-FAQ',
    confidence: 'high',
    asOf: '2026-11-28',
  },
  {
    id: 'nj-charge-up',
    amounts: ['$1,500', '$55,000', '$4,000'],
    statement:
      'Charge Up New Jersey from July 1, 2025: $1,500, or $4,000 for households that qualify by income. Up to $55,000 MSRP in the rules of the year before. What the year from July 2026 pays could not be read.',
    source: 'Charge Up New Jersey, dealer resources; its frequent questions of 2024–25 for the MSRP',
    url: 'https://chargeup.njcleanenergy.com/dealer-resources',
    confidence: 'high',
    asOf: '2026-11-28',
    validFrom: '2025-07-01',
    validUntil: '2027-06-30',
  },
  {
    id: 'nj-charge-up-term',
    amounts: [],
    statement:
      'Charge Up New Jersey asked for leases of 36 months or longer: in the filing for its year 2023–24 (an active lease for at least three years, minimum 36-month lease) and when it opened on July 10, 2024 (36-month leases and longer, and purchases).',
    source: 'Leasehackr forum on the filing of the Board of Public Utilities for 2023–24, and thread 570694 of July 2024; the filings themselves could not be read',
    url: 'https://forum.leasehackr.com/t/charge-up-nj-phase-4-fy24/471872',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'nj-charge-up-2024',
    amounts: ['$2,000', '$75,000', '$112,500', '$150,000'],
    statement: `Charge Up New Jersey from July 10, 2024 to June 30, 2025: $2,000 for cars with an MSRP up to $55,000; Charge Up+ $4,000 with the standard amount in it, for incomes up to $75,000 single, $112,500 head, $150,000 joint.`,
    source: 'Charge Up New Jersey, frequent questions',
    url: 'https://chargeup.njcleanenergy.com/faqs',
    confidence: 'medium',
    asOf: '2026-11-24',
    validFrom: '2024-07-10',
    validUntil: '2025-06-30',
  },
  {
    id: 'nj-charge-up-2023',
    amounts: [],
    statement:
      'The rules of Charge Up New Jersey for its year to June 30, 2023 wanted a New Jersey driver license, and that you stay a resident for at least two years after the lease.',
    source: 'Charge Up New Jersey, eligibility guidelines (2023)',
    url: 'https://chargeup.njcleanenergy.com/eligibility-guidelines',
    confidence: 'medium',
    asOf: '2026-11-27',
  },
  {
    id: 'nj-charger-rebate',
    amounts: ['$250'],
    statement:
      'New Jersey gives up to $250 for buying and installing a Level 2 charger at home (a page from after July 10, 2024).',
    source: 'Charge Up New Jersey, in-home EV charger incentive',
    url: 'https://chargeup.njcleanenergy.com/home-ev-charger-incentive',
    confidence: 'medium',
    asOf: '2026-11-27',
    validFrom: '2024-07-10',
  },
  {
    id: 'home-charger-credit',
    amounts: ['$1,000'],
    statement:
      'The federal credit for a charger at home, 30% up to $1,000, ended for chargers placed in service after June 30, 2026.',
    source: 'Bradford Tax Institute, on the law of July 4, 2025 (section 70504)',
    url: 'https://bradfordtaxinstitute.com/Content/Only-Seven-Months-Left-to-Secure-Your-EV-Charger-Credit.aspx',
    confidence: 'medium',
    asOf: '2026-11-27',
    validUntil: '2026-06-30',
  },
  {
    id: 'electricity-prices',
    amounts: [],
    statement:
      'Electricity at home cost 20.16 cents a kilowatt-hour in New Jersey and 25.67 cents in New York in April 2025, on average. On June 1, 2025, the average bill in New Jersey rose by 17.23% to 20.20%, which makes about 24 cents (our estimate); supply prices from June 2026 are about flat.',
    source: 'Energy Information Administration, table 5.6.A (April 2025); New Jersey Board of Public Utilities, February 12, 2025 and February 12, 2026',
    url: 'https://eia.gov/electricity/monthly/epm_table_grapher.php?t=table_5_06_a',
    confidence: 'high',
    asOf: '2026-11-28',
  },
  {
    id: 'public-charging-price',
    amounts: ['$0.48', '$0.50'],
    statement:
      'A kilowatt-hour at fast chargers cost $0.48 on average in the United States from April to June 2025, and $0.50 from January to March.',
    source: 'Paren, State of the Industry: US EV fast charging, Q2 2025, on PR Newswire (MENAFN)',
    url: 'https://menafn.com/1109851674/Paren-Q2-US-EV-Charging-Report-Fast-Charging-Stations-Getting-Larger-And-More-Reliable-Deployment-On-Record-Pace-But-Utilization-Risks-Emerging-In-Lower-Adoption-Markets',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'ev-cold-range',
    amounts: ['40%'],
    statement:
      'In government tests at 20 degrees Fahrenheit, electric cars went nearly 40% less far per charge than at 77 degrees.',
    source: 'US Department of Energy, fact of the week 1164 (December 14, 2020)',
    url: 'https://www.energy.gov/eere/vehicles/articles/fotw-1164-december-14-2020-effect-cold-temperatures-fuel-economy',
    confidence: 'high',
    asOf: '2026-11-28',
  },
  // Insurance.
  {
    id: 'ny-no-fault',
    amounts: ['$50,000'],
    statement: 'New York requires $50,000 of no-fault coverage.',
    source: 'New York DMV, insurance requirements',
    url: 'https://dmv.ny.gov/insurance/insurance-requirements',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'ny-property-minimum',
    amounts: [usd(stateMinimums.ny.property * 1_000)],
    statement: `A New York minimum policy pays up to ${usd(stateMinimums.ny.property * 1_000)} for damaged property.`,
    source: 'New York DMV, insurance requirements',
    url: 'https://dmv.ny.gov/insurance/insurance-requirements',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  {
    id: 'nj-no-fault',
    amounts: ['$15,000'],
    statement:
      'A New Jersey standard policy includes at least $15,000 of no-fault coverage, and coverage against uninsured drivers at the liability minimums.',
    source: 'NJ DOBI, standard auto insurance policy; P.L. 2022 c.87',
    url: 'https://www.nj.gov/dobi/division_consumers/insurance/standardpolicy.html',
    confidence: 'high',
    asOf: '2026-11-21',
  },
  {
    id: 'usual-lease-limits',
    amounts: Object.values(usualLimits).map((thousands) => usd(thousands * 1_000)),
    statement: `Leases usually ask for ${Object.values(usualLimits).join('/')} of liability, in thousands of dollars.`,
    source: 'Our estimate of what leases ask for; the lease names the limits',
    confidence: 'ours',
    asOf: '2026-11-24',
  },
  {
    id: 'lessor-deductible',
    amounts: ['$500–$1,000', '$500', '$1,000'],
    statement: 'Leases typically ask for deductibles no higher than $500–$1,000.',
    source: 'Our estimate of what leases ask for; the lease names the amount',
    confidence: 'ours',
    asOf: '2026-11-24',
  },
  {
    id: 'full-coverage-averages',
    amounts: ['$3,139', '$1,754', '$2,014', '$2,638'],
    statement:
      'Average yearly quote for full coverage in 2023, for drivers of 40 with a clean record: $3,139 in New York, $1,754 in New Jersey, $2,014 in the United States; $2,638 in the United States in 2025. In June 2024, the sample policy had limits of 100/300/50 and deductibles of $500.',
    source:
      'Bankrate, New Jersey car insurance (2023, both states and the country), The true cost of auto insurance in 2025, and, for the drivers and the limits, its method as reported by Cat Country 107.3 (2023) and cars.edu.vn (2024); the 2025 amounts of the two states could not be read',
    url: 'https://www.bankrate.com/insurance/car/new-jersey/',
    confidence: 'medium',
    asOf: '2026-11-27',
  },
  // Running a car in the city.
  {
    id: 'gas-price-and-mileage',
    amounts: ['$3.10'],
    statement: 'A gallon of regular cost $3.10 on average in the United States in 2025; new cars of model year 2023 averaged 27.1 mpg.',
    source: 'EIA, Short-Term Energy Outlook of January 13, 2026, as reported by Rigzone; EPA, Automotive Trends Report',
    url: 'https://www.rigzone.com/news/eia_sees_usa_gasoline_price_under_3_in_2026_and_2027-22-jan-2026-182831-article/',
    confidence: 'medium',
    asOf: '2026-11-24',
  },
  {
    id: 'port-authority-toll-2026',
    amounts: ['$16.79'],
    statement: 'Port Authority crossings into New York since January 4, 2026, car with E-ZPass: $16.79 peak.',
    source: 'NJ 101.5, Port Authority toll hike; the Port Authority’s own page could not be read',
    url: 'https://nj1015.com/port-authority-toll-hike/',
    confidence: 'medium',
    asOf: '2026-11-24',
    validFrom: '2026-01-04',
  },
  {
    id: 'port-authority-discount-2027',
    amounts: ['$14.73', '$2'],
    statement:
      'Off-peak with E-ZPass $14.73 since January 4, 2026. From January 2027 the off-peak discount of $2 drops by 50 cents a year until it is gone.',
    source: 'NJ 101.5, Port Authority toll hike',
    url: 'https://nj1015.com/port-authority-toll-hike/',
    confidence: 'medium',
    asOf: '2026-11-28',
    validFrom: '2026-01-04',
  },
  {
    id: 'congestion-toll',
    amounts: ['$9', '$2.25', '$3', '50%'],
    statement:
      'Congestion toll since January 5, 2025: $9 peak, $2.25 other times, up to $3 tunnel credit, about 50% more without E-ZPass.',
    source: 'MTA, Congestion Relief Zone: toll information',
    url: 'https://congestionreliefzone.mta.info/tolling',
    confidence: 'high',
    asOf: '2026-11-24',
    validFrom: '2025-01-05',
  },
  {
    id: 'congestion-toll-schedule',
    amounts: ['$12', '$15'],
    statement: 'The congestion toll at peak goes to $12 in 2028 and $15 in 2031.',
    source: 'Crain’s New York Business on the MTA board’s vote of November 18, 2024; Highlands Current ($15 in 2031)',
    url: 'https://highlandscurrent.org/2024/12/27/congestion-pricing-begins-jan-5-in-new-york-city',
    confidence: 'medium',
    asOf: '2026-11-24',
  },
  {
    id: 'ny-inspection',
    amounts: [],
    statement: 'A New York inspection station may charge at most what the state’s schedule says; cars that run on electricity alone skip the emissions part.',
    source: '15 NYCRR 79.7(c)(1)',
    url: 'https://regulations.justia.com/states/new-york/title-15/chapter-i/subchapter-f/part-79/section-79-7/',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'ny-inspection-fee',
    amounts: ['$37', '$10'],
    statement:
      'A yearly inspection in the New York City area costs at most $37: $10 for safety and $27 for emissions.',
    source: 'EngineerFix, How Much Does a NY State Inspection Cost; the schedule of 15 NYCRR 79.7(c)(1) could not be read',
    url: 'https://engineerfix.com/how-much-does-a-ny-state-inspection-cost-2/',
    confidence: 'medium',
    asOf: '2026-11-27',
  },
  {
    id: 'alternate-side-ticket',
    amounts: ['$65'],
    statement: 'An alternate-side ticket costs $65.',
    source: 'NYC Rules, street cleaning fines: one fine citywide since January 21, 2020; the amount from the comments on the proposal',
    url: 'https://rules.cityofnewyork.us/comments-view/30896',
    confidence: 'medium',
    asOf: '2026-11-24',
  },
  {
    id: 'nyc-parking-tax',
    amounts: ['18.375%', '10.375%'],
    statement: 'A rented parking space in Manhattan is taxed at 18.375%; residents can get 10.375%.',
    source: 'NYC Department of Finance, Manhattan Resident Parking Tax Exemption',
    url: 'https://www.nyc.gov/site/finance/vehicles/vehicles-manhattan-resident-parking-tax-exemption.page',
    confidence: 'high',
    asOf: '2026-11-22',
  },
  // Family cars: space behind the third row.
  {
    id: 'third-row-cargo',
    amounts: [],
    statement: 
      'Cubic feet behind the third row: Kia Carnival 40.2, Toyota Sienna 34, Honda Odyssey 32.8, Chrysler Pacifica 32.3, Chevrolet Traverse 22.9, Kia Telluride 22 from 2027 and 21 before, Toyota Grand Highlander and Volkswagen Atlas 20.6, Hyundai Palisade 19 from 2026 and 18 before, Honda Pilot 18.6, Ford Explorer 16.3, Toyota Highlander 16, and 15.9 as the electric one of 2027. With the third row forward, the Odyssey has 38.6; with the floor lowered, the Pilot has 22.4.',
    source:
      'Road tests: gearadical.com (2025 Carnival), Car and Driver (2021 Sienna: about 34, five less than the 39 before), mikehagertycars.com (2025 Odyssey), motorbiscuit.com (2021 Pacifica, same generation); Edmunds cargo tests (2025 Traverse, the Telluride and the Grand Highlander) and Autoblog (the others of the same generations); platxnews.com (2027 Telluride and 2026 Palisade: 22 and 19); The Current (Atlas, 2018, same generation: 21); Stivers Ford (2025 Explorer); news.itsfunmag.com (2027 Highlander); Honda’s specifications (2023 Pilot)',
    confidence: 'ours',
    asOf: '2026-11-27',
  },
  {
    id: 'family-mpg',
    amounts: [],
    statement:
      'EPA combined mpg: Sienna 36; Carnival 22 (V6, 2022) and 33 (hybrid); Odyssey and Pacifica 22; Palisade of 2026 20 to 21, hybrid 29 to 34; Telluride of 2027 up to 35 as a hybrid (Kia’s estimate); Grand Highlander hybrid up to 36, Hybrid Max 27; Pilot of 2025 20 to 22. The other cars’ could not be read.',
    source: 'Edmunds on the Palisade (November 11, 2025); The Autopian on the Telluride; Autoblog’s report of the EPA’s page for the Carnival, Odyssey, Pacifica and Sienna (2021, reprinted); Ciocca Honda (2025 Pilot); Club Alfa (Grand Highlander)',
    url: 'https://www.edmunds.com/car-news/2026-hyundai-palisade-hybrid-first-drive-review-tested.html',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'residual-awards',
    amounts: [],
    statement:
      'J.D. Power U.S. ALG Residual Value Awards. 2026 (January 20, 2026): Kia Carnival, Toyota Camry, Sequoia, Tundra and Tacoma, Honda Civic, and others; the highest forecast share of the price after three years in its segment. 2025: Honda Odyssey, Kia Telluride, and others.',
    source: 'J.D. Power, on Business Wire, January 20, 2026; AutoConnectedCar, November 2024, for 2025',
    url: 'https://www.businesswire.com/news/home/20260120702259/en/Brand-Value-and-Disciplined-Incentives-Drive-2026-U.S.-ALG-Residual-Value-Awards-Performance',
    confidence: 'high',
    asOf: '2026-11-27',
  },
  // Rights, and buying the car.
  {
    id: 'ny-sum',
    amounts: [],
    statement:
      'A new personal auto policy written in New York from June 16, 2018 to June 30, 2026 has supplementary uninsured-motorist coverage (SUM) at its own injury limits, unless the first named insured waives it or takes less in writing. S10581 of May 27, 2026 would extend the law to June 30, 2029: look up whether it passed.',
    source: 'New York Insurance Law 3420(f)(2-a); New York State Assembly, bill S10581',
    url: 'https://assembly.state.ny.us/leg/?Text=Y&bn=S10581&term=2025',
    confidence: 'medium',
    asOf: '2026-11-24',
    validFrom: '2018-06-16',
    validUntil: '2026-06-30',
  },
  {
    id: 'wear-guides',
    amounts: [],
    statement:
      'Wear guides that the drawing shows (content/wear-guides.ts). Ford Credit: dents and scratches up to 4 inches, three to a panel; wheels 6 inches; stains and cuts half an inch; burn holes an eighth; no glass damage. Toyota: dents, scratches through the paint, and stains up to a credit card, and a charge when damage covers most of a panel; its undated versions differ on wheels. U.S. Bank: scratches of 4 inches, three to a panel; dents of 2 inches. Ford Credit in Canada: tread of an eighth of an inch.',
    source:
      'Ford Credit (Lester Glenn Ford, Toms River), Toyota (Heritage Toyota, Owings Mills), U.S. Bank, Guide to your end of lease options (pdf-doc.net), Ford Credit Canada: undated copies',
    url: 'https://www.lesterglennford.net/wear-use.htm',
    confidence: 'medium',
    asOf: '2026-11-27',
  },
  {
    id: 'ny-wear-charge',
    amounts: [],
    statement:
      'At the scheduled end, excess wear costs at most the actual repairs, less discounts, or a licensed appraiser’s itemized estimate. After an early end: at most the actual repairs.',
    source: 'New York Personal Property Law 343',
    url: 'https://www.nysenate.gov/legislation/laws/PEP/343',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'ny-broker-contract',
    amounts: ['5%'],
    statement:
      'Before a lease, a New York automobile broker owes a dated, signed, written contract with its registration number. You may cancel with a full refund when the final price is more than 5% above an estimate, or the car is 30 days late.',
    source: 'New York General Business Law 738 (percentage and days: its text of 2016); laws of 2025, chapter 19',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/738',
    confidence: 'medium',
    asOf: '2026-11-24',
  },
  {
    id: 'scra-lease',
    amounts: [],
    statement:
      'Servicemembers may end a car lease without an early termination charge: signed before active duty of 180 days or longer, or during it with orders to move out of the continental US or to deploy for 180 days or longer, or with some stop-movement orders. The words of 50 U.S.C. 3955(b)(2) on moves from Alaska and Hawaii could not be read. A spouse may within a year of a death or catastrophic injury in service. Amounts paid in advance come back within 30 days; the Justice Department counts money down.',
    source:
      'Consumer Financial Protection Bureau, auto leases and military orders; 50 U.S.C. 3955(a) and, in Venneman v. BMW (D.N.J. 2013), its refund rule; US Department of Justice, United States v. Nissan Motor Acceptance Corp.',
    url: 'https://www.consumerfinance.gov/ask-cfpb/i-am-in-the-military-and-have-an-auto-lease-if-i-am-ordered-to-move-overseas-or-deploy-can-i-cancel-or-terminate-my-auto-lease-without-paying-early-termination-charges-or-a-penalty-en-889/',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'lease-buyout',
    amounts: [],
    statement:
      'With a purchase option you may buy the car at the end, for a fixed price, usually the residual, or its market value, with any option fee. Almost all states tax that price; title and registration cost extra.',
    source: 'Federal Reserve, Keys to Vehicle Leasing: purchasing the vehicle',
    url: 'https://www.federalreserve.gov/pubs/leasing/resource/consider/endclosed_info5.htm',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'nj-review-day',
    amounts: [],
    statement:
      'A New Jersey lease binds nobody who had less than one business day to review it before signing (N.J.S.A. 56:12-67b), but a rule lets the customer waive that day on a form (N.J.A.C. 13:45A-28.8(d)), and a court upheld the rule in 2005.',
    source: 'General Motors Acceptance Corp. v. Cahill, 375 N.J. Super. 553 (App. Div. 2005), which quotes both',
    url: 'https://law.justia.com/cases/new-jersey/appellate-division-published/2005/a2891-03-opn.html',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'nj-reinstatement',
    amounts: [],
    statement:
      'In New Jersey, a leasing company that wants to cancel a lease 15 or more days behind sends a notice. Whose only default is missed payments then has 15 days to pay what is past due, late fees, and the costs of a repossession, once in a lease.',
    source: 'N.J.S.A. 56:12-65 (LawServer)',
    url: 'https://www.lawserver.com/law/state/new-jersey/nj-laws/new_jersey_laws_56_12-65',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  // Market.
  {
    id: 'one-percent-rule',
    amounts: ['1%', '1.25%', '1.3%'],
    statement:
      'Rule of thumb: a payment before tax of about 1% of the sticker or less, with nothing down, is very good, for 36 months and 10,000 to 12,000 miles a year; 1.25% is still good, above about 1.3% average or weak.',
    source: 'LeaseGuide, The One Percent Rule',
    url: 'https://www.leaseguide.com/post/the-one-percent-rule',
    confidence: 'medium',
    asOf: '2026-11-27',
  },
  {
    id: 'december-discounts',
    amounts: ['9%', '8.3%'],
    statement:
      'December has had the highest average discounts on purchases (Edmunds); it has about 9% of a year’s sales, when an even month’s share is 8.3% (Cox Automotive).',
    source:
      'Edmunds in The Canadian Press, December 10, 2025 (Darpan); Cox Automotive in The Atlanta Journal-Constitution, November 28, 2025',
    url: 'https://www.ajc.com/news/2025/11/december-car-sales-are-good-but-not-magic/',
    confidence: 'medium',
    asOf: '2026-11-24',
  },
  {
    id: 'black-friday',
    amounts: [],
    statement:
      'Between Black Friday and New Year’s Day, buyers typically see some of the best discounts on new cars, say the experts whom the Detroit Free Press asked in November 2025. Memorial Day weekend had 10.8% of May’s sales from 2005 to 2009, little more than an average weekend (Edmunds, 2012). All about purchases.',
    source: 'Edmunds press release, May 23, 2012; Detroit Free Press of November 2025 as reprinted',
    url: 'https://www.edmunds.com/about/press/car-dealers-anticipate-more-memorial-day-momentum-reports-edmundscom.html',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'average-payments',
    amounts: ['$659', '3.3%', '$682'],
    statement:
      'Average US lease payment $659, 3.3% more than in 2024; average loan payment $682 (June 2025).',
    source: 'Experian, Average Auto Lease Payment Increases to $659 in 2025',
    url: 'https://www.experian.com/blogs/ask-experian/average-auto-lease-payment/',
    confidence: 'high',
    asOf: '2026-11-24',
  },
  {
    id: 'average-lease-score',
    amounts: [],
    statement:
      'Average FICO score in June 2025: 728 of people who lease a car, 715 of people with a car loan.',
    source: 'Experian, Average Auto Lease Payment Increases to $659 in 2025',
    url: 'https://www.experian.com/blogs/ask-experian/average-auto-lease-payment/',
    confidence: 'high',
    asOf: '2026-11-27',
  },
  {
    id: 'shopping-time',
    amounts: [],
    statement:
      'People who bought a new car in 2024 spent 13 hours and 35 minutes on it on average, 2 hours and 55 minutes of that at the dealer where they bought.',
    source: 'Experian, How long does it take to buy a car, quoting the 2024 Cox Automotive Car Buyer Journey Study',
    url: 'https://www.experian.com/blogs/ask-experian/how-long-does-it-take-to-buy-a-car/',
    confidence: 'medium',
    asOf: '2026-11-28',
  },
  {
    id: 'residual-of-new-models',
    amounts: [],
    statement:
      'The residual value is usually highest when a model has just been introduced, so that is usually the best time to lease it.',
    source: 'Autolist, When Is The Best Time to Lease a Car? (March 9, 2021)',
    url: 'https://www.autolist.com/guides/best-time-to-lease-car',
    confidence: 'medium',
    asOf: '2026-11-27',
  },
  {
    id: 'loan-rate-2025',
    amounts: [`${newCarLoan.percent}%`],
    statement: `The average loan for a new car had a rate of ${newCarLoan.percent}% in ${newCarLoan.months}.`,
    source: 'Experian, State of the Automotive Finance Market, Q1 2025',
    url: 'https://www.experian.com/blogs/insights/tag/interest-rates/',
    confidence: 'high',
    asOf: '2026-11-24',
  },
];
