import { makes } from '@/lib/catalogue/makes';
import { leaseEnd } from '@/lib/content/lease-end';
import { CompareTool } from './compare-offers.island';
import { LeaseTool } from './lease-calculator.island';
import { MileageTool } from './mileage-check.island';

const makeNames = makes.map(({ name }) => name);

/** The lease calculator of the guides, with the makes of the catalogue. */
export function LeaseCalculator() {
  return <LeaseTool makes={makeNames} />;
}

/** The comparison of two offers, with the makes of the catalogue. */
export function CompareOffers() {
  return <CompareTool makes={makeNames} />;
}

/** The mileage check of the guides, with what is due at the end of a lease. */
export function MileageCheck() {
  return <MileageTool facts={leaseEnd} />;
}
