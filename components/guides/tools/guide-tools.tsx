import { Button } from '@/components/ui/button';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { guideSource } from '@/lib/content/guide-file';
import { leaseEnd } from '@/lib/content/lease-end';
import { tools } from '@/lib/leasing/tools/tools';
import { CompareTool, LeaseTool, MileageTool } from './lazy-tools.island';

const makeNames = makes.map(({ name }) => name);

/** The tools are far below the title, so these links stand near it. */
export function GuideToolLinks({ slug }: { slug: string }) {
  const own = Object.keys(tools).filter((part) => guideSource(slug).includes(`<${part}`));
  return own.map((part) => (
    <Button
      className="-ml-5 max-sm:min-h-11 sm:mt-2 print:hidden"
      href={`#${tools[part]?.id}`}
      key={part}
      variant="quiet"
    >
      Go to the {tools[part]?.name}
    </Button>
  ));
}

/** The parts of content/business.ts that browsers get. The rest stays on the server. */
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
