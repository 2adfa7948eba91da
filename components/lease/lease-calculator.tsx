import { makes } from '@/lib/catalogue/makes';
import { CalculatorTool } from './lease-calculator.island';

/** The lease calculator of the guides, with the makes of the catalogue. */
export function LeaseCalculator() {
  return <CalculatorTool makes={makes.map(({ name }) => name)} />;
}
