import { insuranceMinimums } from '@/content/insurance-minimums';
import { coverage } from '@/lib/charts/coverage';

it('the lease asks for at least and at most so many times what a state demands', () => {
  const { rows, times } = coverage();
  expect(rows).toEqual(insuranceMinimums);
  for (const { usualLease, ...minimums } of insuranceMinimums) {
    for (const minimum of Object.values(minimums).filter((value) => typeof value === 'number')) {
      expect(usualLease).toBeGreaterThanOrEqual(times.least * minimum);
      expect(usualLease).toBeLessThan((times.most + 1) * minimum);
    }
  }
});
