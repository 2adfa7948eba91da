import { business } from '@/lib/content/business';
import { guideSource } from '@/lib/content/guides-on-disk';
import { leaseEnd } from '@/lib/content/lease-end';
import { toolsByTag } from '@/lib/leasing/tools/tools-by-tag';
import { CompareOffers, LeaseCalculator, MileageCheck } from './lazy-tools.island';

export function toolOf(slug: string) {
  const source = guideSource(slug);
  return Object.entries(toolsByTag).find(([tag]) => source.includes(`<${tag}`))?.[1];
}

/** The parts of content/business.ts that browsers get. The rest stays on the server. */
function recipients() {
  const { email, textPhone } = business();
  return { email, textPhone };
}

export const guideTools = {
  LeaseCalculator: () => <LeaseCalculator recipients={recipients()} />,
  CompareOffers: () => <CompareOffers recipients={recipients()} />,
  MileageCheck: () => <MileageCheck facts={leaseEnd()} />,
};
