import { makes } from '@/lib/catalogue/makes';
import { leaseEnd } from '@/lib/content/lease-end';
import { guideSource } from '@/lib/guides/guide-file';
import { guideList } from '@/lib/guides/server';
import { routes } from '@/lib/site/routes';
import { CompareTool } from './compare-offers.island';
import { LeaseTool } from './lease-calculator.island';
import { MileageTool } from './mileage-check.island';

const makeNames = makes.map(({ name }) => name);

/** @returns the newest guide in which offers can be compared */
function comparisonGuide(): string | null {
  const guide = guideList().find(({ slug }) => guideSource(slug).includes('<CompareOffers'));
  return guide ? routes.guide(guide.slug) : null;
}

/** The lease calculator of the guides, with the makes of the catalogue. */
export function LeaseCalculator() {
  return <LeaseTool comparison={comparisonGuide()} makes={makeNames} />;
}

/** The comparison of two offers, with the makes of the catalogue. */
export function CompareOffers() {
  return <CompareTool makes={makeNames} />;
}

/** The mileage check of the guides, with what is due at the end of a lease. */
export function MileageCheck() {
  return <MileageTool facts={leaseEnd} />;
}
