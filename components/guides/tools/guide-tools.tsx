import { Button } from '@/components/ui/button';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { leaseEnd } from '@/lib/content/figures';
import { guideSource } from '@/lib/content/guide-file';
import { compareTool } from '@/lib/leasing/tools/compare-tool';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { mileageTool } from '@/lib/leasing/tools/mileage-tool';
import { CompareTool, LeaseTool, MileageTool } from './lazy-tools.island';

const makeNames = makes.map(({ name }) => name);

const tools = [
  { part: '<LeaseCalculator', id: leaseTool.id, name: 'lease calculator' },
  { part: '<CompareOffers', id: compareTool.id, name: 'comparison of two offers' },
  { part: '<MileageCheck', id: mileageTool.id, name: 'mileage check' },
];
const toolsOf = (slug: string) => tools.filter(({ part }) => guideSource(slug).includes(part));

/** Links to the tools of a guide, which are far below its title. */
export function GuideToolLinks({ slug }: { slug: string }) {
  return toolsOf(slug).map(({ id, name }) => (
    <Button
      className="-ml-5 max-sm:min-h-11 sm:mt-2 print:hidden"
      href={`#${id}`}
      key={id}
      variant="quiet"
    >
      Go to the {name}
    </Button>
  ));
}

/** What browsers get of content/business.ts, which stays on the server. */
function contact() {
  const { email, textPhone } = business();
  return { email, textPhone };
}

export function LeaseCalculator() {
  return <LeaseTool contact={contact()} makes={makeNames} />;
}

export function CompareOffers() {
  return <CompareTool contact={contact()} makes={makeNames} />;
}

export function MileageCheck() {
  return <MileageTool facts={leaseEnd()} />;
}
