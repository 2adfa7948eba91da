import { newCarLoan } from '@/content/rates';
import { percent, wholeDollars } from '@/lib/format/format';
import type { OfferReading } from '@/lib/leasing/arithmetic/dealer-offer';
import { knownResidual, UNEXPLAINED } from '@/lib/leasing/arithmetic/lease';
import {
  approximateRate,
  type Rate,
  USUAL_MONEY_FACTORS,
  USUAL_RATES,
} from '@/lib/leasing/arithmetic/payment';
import type { LeaseState } from './lease-tool';

/** What leases have, as a share of the MSRP. */
const RESIDUALS = [0.3, 0.8] as const;
/** An amount at signing without a line, from here on; in cents. */
const LARGE = 100_000;

const isOutside = ([min, max]: readonly [min: number, max: number], value: number) =>
  value < min || value > max;
const isStrange = ({ kind, value }: Rate) =>
  isOutside(kind === 'percent' ? USUAL_RATES : USUAL_MONEY_FACTORS, value);

type Doubts = { [Name in keyof LeaseState]?: string };

/**
 * @returns by the field that causes it, why a number of the offer, of which the visitor gave
 *   `given`, is probably another one
 */
export function offerDoubts(
  offer: LeaseState,
  given: Partial<LeaseState>,
  reading: OfferReading,
): Doubts {
  const { msrp, sellingPrice, rate } = offer;
  const residual = knownResidual(offer);
  const doubts: Doubts = {};
  if (given.sellingPrice && msrp !== null && sellingPrice !== null && sellingPrice > msrp)
    doubts.sellingPrice = 'It’s above the sticker price.';
  if (given.residual && msrp !== null && residual !== null && isOutside(RESIDUALS, residual / msrp))
    doubts.residual = 'Residuals run from 30% to 80% of the sticker price.';
  const range = `Money factors run from ${USUAL_MONEY_FACTORS.join(' to ')}`;
  if (given.rate && rate !== null && isStrange(rate))
    doubts.rate = `${range}: ${USUAL_RATES.join('% to ')}% a year.`;
  if (!('lease' in reading)) return doubts;
  const { lease, inputs, solved } = reading;
  const rest = lease.dueAtSigning.lines.find(({ label }) => label === UNEXPLAINED)?.cents ?? 0;
  if (rest >= LARGE)
    doubts.dueAtSigning = `${wholeDollars(rest)} of it isn’t explained: ask what it’s for.`;
  if (solved === 'rate' && isStrange(inputs.rate))
    doubts.monthly = `It’d take a money factor of about ${inputs.rate.value.toFixed(5)}. ${range}.`;
  if (solved === 'sellingPrice' && offer.msrp !== null && inputs.sellingPrice > offer.msrp)
    doubts.monthly = `It’d take a selling price of about ${wholeDollars(inputs.sellingPrice)}, above the sticker price.`;
  return doubts;
}

/** @returns "about 6.6% a year" */
export function yearlyRate({ kind, value }: Rate): string {
  const rate = kind === 'percent' ? value : approximateRate(value);
  return `about ${percent(Math.round(rate * 10) / 10)} a year`;
}

/** @returns the same, beside what loans cost, with the source */
export function rateNote(rate: Rate): string {
  return `A money factor is a rate: this one is ${yearlyRate(rate)}. Loans for new cars averaged ${newCarLoan.percent}% (Experian, ${newCarLoan.months}).`;
}

/** @returns the same in one line */
export const rateRemark = (rate: Rate) =>
  `${yearlyRate(rate).replace('a', 'A')}; a new car’s loan: ${percent(Math.round(newCarLoan.percent * 10) / 10)}`;
