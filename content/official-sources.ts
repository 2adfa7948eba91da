/**
 * Where guides may link outside this site: agencies, laws, and their official tools. A host includes its subdomains:
 * "ny.gov" also allows www.tax.ny.gov.
 */
export const officialHosts: readonly string[] = [
  'nj.gov',
  'ny.gov',
  'nyc.gov',
  'mta.info',
  'nysenate.gov',
  'njleg.state.nj.us',
  // New Jersey's Clean Energy Program, of the Board of Public Utilities.
  'njcleanenergy.com',
  // The Port Authority of New York and New Jersey.
  'panynj.gov',
  'njconsumeraffairs.gov',
  'consumerfinance.gov',
  'federalreserve.gov',
  'federalregister.gov',
  'ftc.gov',
  'ecfr.gov',
  'congress.gov',
  'irs.gov',
  'annualcreditreport.com',
  'energy.gov',
  'eia.gov',
  'epa.gov',
  'fueleconomy.gov',
  'nhtsa.gov',
  'usa.gov',
];
