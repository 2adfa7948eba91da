import { wholeDollars } from '@/lib/format/format';
import type { OfferReading } from '@/lib/leasing/arithmetic/dealer-offer';
import { knownResidual } from '@/lib/leasing/arithmetic/lease';
import { type Rate, USUAL_MONEY_FACTORS, USUAL_RATES } from '@/lib/leasing/arithmetic/payment';
import type { LeaseState } from './lease-fields';
import type { Texts } from './tool';

type Range = readonly [min: number, max: number];

/** What leases have, as a share of the MSRP. */
const RESIDUALS: Range = [0.3, 0.8];
/** An amount at signing that no line explains is worth a question from here on; in cents. */
const UNEXPLAINED_FROM = 100_000;

const USUAL = `Money factors run from ${USUAL_MONEY_FACTORS.join(' to ')}`;

const isOutside = ([min, max]: Range, value: number) => value < min || value > max;

const isStrange = ({ kind, value }: Rate) =>
  isOutside(kind === 'percent' ? USUAL_RATES : USUAL_MONEY_FACTORS, value);

/** What the visitor gave that no lease has. */
function doubtsAboutGiven(offer: LeaseState, given: Partial<LeaseState>): Texts<LeaseState> {
  const { msrp, sellingPrice } = offer;
  const doubts: Texts<LeaseState> = {};
  if (given.rate && isStrange(given.rate))
    doubts.rate = `${USUAL}: ${USUAL_RATES.join('% to ')}% a year.`;
  if (msrp === null) return doubts;

  const residual = knownResidual(offer);
  if (given.sellingPrice && sellingPrice !== null && sellingPrice > msrp)
    doubts.sellingPrice = 'It’s above the sticker price.';
  if (given.residual && residual !== null && isOutside(RESIDUALS, residual / msrp))
    doubts.residual = 'Residuals run from 30% to 80% of the sticker price.';
  return doubts;
}

/** What would have to be true for the payment, and isn't in any lease. */
function doubtsAboutReading(msrp: number | null, reading: OfferReading): Texts<LeaseState> {
  if (!('lease' in reading)) return {};
  const { lease, inputs, solved } = reading;
  const doubts: Texts<LeaseState> = {};

  const unexplained = lease.dueAtSigning.lines.find(({ id }) => id === 'unexplained')?.cents ?? 0;
  if (unexplained >= UNEXPLAINED_FROM)
    doubts.dueAtSigning = `${wholeDollars(unexplained)} of it isn’t explained: ask what it’s for.`;

  if (solved === 'rate' && isStrange(inputs.rate))
    doubts.monthly = `That payment needs a money factor of about ${inputs.rate.value.toFixed(5)}. ${USUAL}.`;

  const needsMoreThanSticker = msrp !== null && inputs.sellingPrice > msrp;
  if (solved === 'sellingPrice' && needsMoreThanSticker)
    doubts.monthly = `That payment needs a selling price of about ${wholeDollars(inputs.sellingPrice)}, above the sticker price.`;
  return doubts;
}

/**
 * @param offer complete with the example's values
 * @param given what the visitor gave of it
 * @returns by the field that causes it, why a number of the offer is probably another one
 */
export function offerDoubts(
  offer: LeaseState,
  given: Partial<LeaseState>,
  reading: OfferReading,
): Texts<LeaseState> {
  return { ...doubtsAboutGiven(offer, given), ...doubtsAboutReading(offer.msrp, reading) };
}
