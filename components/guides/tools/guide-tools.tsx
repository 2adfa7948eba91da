import { Button } from '@/components/ui/button';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { guideSource } from '@/lib/content/guide-file';
import { leaseEnd } from '@/lib/content/rates-and-facts';
import { tools } from '@/lib/leasing/tools/tools';
import { CompareTool, LeaseTool, MileageTool } from './lazy-tools.island';

const makeNames = makes.map(({ name }) => name);

/** The tools that a guide contains, by the names of their MDX parts. */
export function toolPartsOf(slug: string): string[] {
  return Object.keys(tools).filter((part) => guideSource(slug).includes(`<${part}`));
}

/** The tools are far below the title, so these links stand near it. */
export function GuideToolLinks({ parts }: { parts: readonly string[] }) {
  return parts.map((part) => (
    <Button
      className="-mx-5 text-left! max-sm:min-h-11 print:hidden"
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
