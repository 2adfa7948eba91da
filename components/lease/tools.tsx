import { Button } from '@/components/ui/button';
import { makes } from '@/lib/catalogue/makes';
import { leaseEnd } from '@/lib/content/lease-end';
import { guideSource } from '@/lib/guides/guide-file';
import { guideList } from '@/lib/guides/server';
import { compareTool } from '@/lib/lease/compare-fields';
import { leaseTool } from '@/lib/lease/lease-fields';
import { mileageTool } from '@/lib/lease/mileage';
import { routes } from '@/lib/site/routes';
import { CompareTool } from './compare-offers.island';
import { LeaseTool } from './lease-calculator.island';
import { MileageTool } from './mileage-check.island';

const makeNames = makes.map(({ name }) => name);

const tools = [
  { part: '<LeaseCalculator', id: leaseTool.id, name: 'lease calculator' },
  { part: '<CompareOffers', id: compareTool.id, name: 'comparison of two offers' },
  { part: '<MileageCheck', id: mileageTool.id, name: 'mileage check' },
];
const toolsOf = (slug: string) => tools.filter(({ part }) => guideSource(slug).includes(part));

/** Links to the tools of a guide, which are far below its title. */
export function ToolLinks({ slug }: { slug: string }) {
  return toolsOf(slug).map(({ id, name }) => (
    <Button className="-ml-5 mt-2 print:hidden" href={`#${id}`} key={id} variant="quiet">
      Go to the {name}
    </Button>
  ));
}

/** @returns the newest guide in which offers can be compared */
function comparisonGuide(): string | null {
  const guide = guideList().find(({ slug }) => toolsOf(slug).some(({ id }) => id === compareTool.id));
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
