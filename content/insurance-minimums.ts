/** Liability insurance in thousands of dollars: what the states demand, and what a lease usually does. */
type InsuranceMinimum = {
  label: string;
  newYork: number;
  newJersey2023: number;
  newJersey2026: number;
  usualLease: number;
};

/** Sources: content/facts.ts and the guide on insurance. */
export const insuranceMinimums: readonly InsuranceMinimum[] = [
  { label: 'Injury, one person', newYork: 25, newJersey2023: 25, newJersey2026: 35, usualLease: 100 },
  { label: 'Injury, one accident', newYork: 50, newJersey2023: 50, newJersey2026: 70, usualLease: 300 },
  { label: 'Property damage', newYork: 10, newJersey2023: 25, newJersey2026: 25, usualLease: 50 },
];
