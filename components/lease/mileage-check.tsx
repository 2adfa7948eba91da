import { leaseEnd } from '@/lib/content/lease-end';
import { MileageTool } from './mileage-check.island';

/** The mileage check of the guides, with what is due at the end of a lease. */
export function MileageCheck() {
  return <MileageTool facts={leaseEnd} />;
}
