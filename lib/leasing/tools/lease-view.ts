import type { Cents } from '@/lib/leasing/arithmetic/cents';
import { offerCost, readOffer } from '@/lib/leasing/arithmetic/dealer-offer';
import { compareTool } from './compare-tool';
import type { LeaseState } from './lease-fields';
import { linkWith } from './tool-address';

/** An offer as it's read: `explained` by a lease, or else what it `costs` as far as that's known. */
export function leaseView(offer: LeaseState) {
  const reading = readOffer(offer);
  const explained = 'lease' in reading ? reading : null;
  const costs = explained ? null : offerCost(offer);
  return {
    offer,
    reading,
    explained,
    costs,
    billed: explained ? explained.lease.billed : offer.monthly,
    total: explained?.lease.cost.total ?? costs?.total ?? null,
  };
}

export type LeaseView = ReturnType<typeof leaseView>;

/** @returns what is due at signing where the cost of the whole lease is known */
function signingOf({ offer, total }: LeaseView, billed: Cents): Cents | null {
  if (total === null) return null;
  const later = (offer.months - 1) * billed + offer.dispositionFee;
  return total - later - offer.tradeIn;
}

/**
 * @param guide the path of the guide with the comparison
 * @returns a link that fills in offer A of the comparison; null without a payment
 */
export function asOfferA(view: LeaseView, guide: string): string | null {
  const { offer, billed } = view;
  if (billed === null) return null;
  const dueAtSigning = signingOf(view, billed);
  const given = {
    'a-monthly': billed,
    'a-months': offer.months,
    'a-milesPerYear': offer.milesPerYear,
    'a-endFees': offer.dispositionFee,
    ...(dueAtSigning !== null && { 'a-dueAtSigning': dueAtSigning }),
    ...(offer.make && { make: offer.make }),
    ...(offer.model && { model: offer.model }),
  };
  return linkWith(compareTool, given, guide);
}
