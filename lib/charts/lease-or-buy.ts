import type { PartProps } from '@/lib/guides/part-schemas';
import { leasePayment } from '@/lib/lease/payment';
import { TAX_PERCENT, taxOn } from '@/lib/lease/tax';

/**
 * What two leases in a row cost after each month, and what buying the same car costs if it's sold in that month, both in
 * New Jersey. The car's value falls in straight lines, to the residual and then to `laterValue`.
 *
 * @returns cents for the months 0 to the end of the second lease; leasing costs no more for the first `aheadFor` months
 */
export function leaseOrBuy(inputs: PartProps<'LeaseOrBuyChart'>) {
  const { sellingPrice: price, months: term, down, loanMonths, laterRepairs, laterValue } = inputs;
  const { payment, residual } = leasePayment(inputs);
  const leaseTax = taxOn(payment * term + down, TAX_PERCENT.nj);
  const priceTax = taxOn(price, TAX_PERCENT.nj);
  const rate = inputs.loanPercent / 100 / 12;
  const loanPayment = Math.round((price * rate) / (1 - (1 + rate) ** -loanMonths));

  const leaseAfter = (month: number) => {
    const started = month > term ? 2 : 1;
    return month * payment + started * (leaseTax + down) + Math.floor(month / term) * inputs.dispositionFee;
  };
  const interestAfter = (month: number) => {
    if (month >= loanMonths) return loanMonths * loanPayment - price;
    const growth = (1 + rate) ** month;
    const owed = price * growth - (loanPayment * (growth - 1)) / rate;
    return month * loanPayment - (price - owed);
  };
  const buyAfter = (month: number) => {
    const later = Math.max(0, month - term) / term;
    const value =
      later > 0 ? residual + (laterValue - residual) * later : price + ((residual - price) * month) / term;
    return Math.round(priceTax + interestAfter(month) + price - value + later * laterRepairs);
  };

  const after = Array.from({ length: 2 * term + 1 }, (_, month) => ({
    month,
    lease: leaseAfter(month),
    buy: buyAfter(month),
  }));
  const crossing = after.find(({ month, lease, buy }) => month > 0 && buy < lease);
  return { after, aheadFor: (crossing?.month ?? 2 * term + 1) - 1 };
}
