import { makes } from '@/lib/catalogue/makes';
import { CompareTool } from './compare-offers.island';

/** The comparison of two offers, with the makes of the catalogue. */
export function CompareOffers() {
  return <CompareTool makes={makes.map(({ name }) => name)} />;
}
