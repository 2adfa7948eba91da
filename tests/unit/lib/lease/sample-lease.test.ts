import { sampleLease } from '@/lib/lease/sample-lease';

describe('the sample of a first page', () => {
  const lease = sampleLease();
  const cents = (...amounts: number[]) =>
    Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100);

  it('adds up in every part', () => {
    expect(cents(lease.payment, lease.salesTax, lease.documentationFee, lease.registration)).toBe(
      cents(lease.dueAtSigning),
    );
    expect(cents(lease.depreciation, lease.rentCharge)).toBe(cents(lease.totalOfBase));
    expect(cents(lease.totalOfBase)).toBe(cents(lease.payment) * lease.months);
    expect(cents(lease.capitalizedCost, -lease.down)).toBe(cents(lease.adjustedCapCost));
  });

  it('has the rent charge that its money factor gives', () => {
    const monthly = (lease.adjustedCapCost + lease.residual) * lease.moneyFactor;
    expect(cents(lease.rentCharge)).toBe(cents(monthly * lease.months));
  });
});
