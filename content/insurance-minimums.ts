/** Liability insurance in thousands of dollars: what the states demand, and what a lease usually does. */
type InsuranceMinimum = {
  label: string;
  newYork: number;
  newJersey: number;
  usualLease: number;
};

/** Sources: content/facts.ts and the guide on insurance. */
export const insuranceMinimums: readonly InsuranceMinimum[] = [
  { label: 'Injury, one person', newYork: 25, newJersey: 35, usualLease: 100 },
  { label: 'Injury, one accident', newYork: 50, newJersey: 70, usualLease: 300 },
  { label: 'Property damage', newYork: 10, newJersey: 25, usualLease: 50 },
];
