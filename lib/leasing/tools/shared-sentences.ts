import { money, roundedMoney } from '@/lib/format/numbers';
import type { Cents } from '@/lib/leasing/arithmetic/cents';

const LESS_THAN_A_DOLLAR = 100;

/** How far apart two amounts are: "$412", or "a few cents". */
export function differenceInWords(cents: Cents): string {
  const apart = Math.abs(cents);
  return apart < LESS_THAN_A_DOLLAR ? 'a few cents' : roundedMoney(apart);
}

/** Says that the amount at signing is too small to contain the first payment. */
export const noFirstPayment = (askedAtSigning: Cents, months: number) =>
  `${money(askedAtSigning)} at signing can’t include the first payment, so all ${months} payments count.`;
