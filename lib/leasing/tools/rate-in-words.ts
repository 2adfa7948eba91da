import { newCarLoan } from '@/content/rates';
import { percent } from '@/lib/format/format';
import { approximateRate, type Rate } from '@/lib/leasing/arithmetic/payment';

const toOneDecimal = (value: number) => Math.round(value * 10) / 10;

/** @returns "about 6.6% a year" */
export function yearlyRate({ kind, value }: Rate): string {
  const rate = kind === 'percent' ? value : approximateRate(value);
  return `about ${percent(toOneDecimal(rate))} a year`;
}

/** @returns the same, beside what loans cost, with the source */
export function rateNote(rate: Rate): string {
  return `A money factor is a rate: this one is ${yearlyRate(rate)}. Loans for new cars averaged ${newCarLoan.percent}% (Experian, ${newCarLoan.months}).`;
}

/** @returns the same in one line: "About 6.6% a year; a new car’s loan: 6.1%" */
export function rateRemark(rate: Rate): string {
  const loan = percent(toOneDecimal(newCarLoan.percent));
  return `${yearlyRate(rate).replace('a', 'A')}; a new car’s loan: ${loan}`;
}
