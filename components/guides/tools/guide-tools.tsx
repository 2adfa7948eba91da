import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { guideSource } from '@/lib/content/guide-file';
import { leaseEnd } from '@/lib/content/lease-end';
import { tools } from '@/lib/leasing/tools/tools';
import { CompareOffers, LeaseCalculator, MileageCheck } from './lazy-tools.island';

export function toolsOf(slug: string) {
  const found = Object.entries(tools).filter(([tag]) => guideSource(slug).includes(`<${tag}`));
  return found.map(([, tool]) => tool);
}

/** The tools are far below the title, so these links stand near it. */
export function GuideToolLinks({ tools }: { tools: ReturnType<typeof toolsOf> }) {
  return tools.map(({ id, title }) => (
    <TextLink className="mr-5 text-sm print:hidden" href={`#${id}`} key={id} variant="alone">
      Go to the {title.toLowerCase()}
    </TextLink>
  ));
}

/** The parts of content/business.ts that browsers get. The rest stays on the server. */
function addresses() {
  const { email, textPhone } = business();
  return { email, textPhone };
}

export const guideTools = {
  LeaseCalculator: () => <LeaseCalculator addresses={addresses()} />,
  CompareOffers: () => <CompareOffers addresses={addresses()} />,
  MileageCheck: () => <MileageCheck facts={leaseEnd()} />,
};
