import { sampleLease } from '@/lib/lease/sample-lease';

it('the sample of a first page adds up in every part', () => {
  const lease = sampleLease();
  expect(lease.payment + lease.salesTax + lease.documentationFee + lease.registration).toBe(
    lease.dueAtSigning,
  );
  expect(lease.depreciation + lease.rentCharge).toBe(lease.totalOfBase);
  expect(lease.payment * lease.months).toBe(lease.totalOfBase);
  expect(lease.capitalizedCost - lease.down).toBe(lease.adjustedCapCost);
  // The rent charge is the one that its money factor gives.
  const monthly = (lease.adjustedCapCost + lease.residual) * lease.moneyFactor;
  expect(lease.rentCharge).toBe(Math.round(monthly * lease.months));
});
