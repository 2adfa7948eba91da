import { AmountList } from '@/components/ui/amounts';
import type { PartProps } from '@/lib/guides/part-schemas';
import { Box } from './boxes';

/** The total adds up the amounts as printed, each rounded to the cent. */
export function SumExample({ title, lines, totalLabel }: PartProps<'SumExample'>) {
  return (
    <Box above="Worked example" title={title}>
      <AmountList
        lines={lines}
        total={[totalLabel, lines.reduce((sum, [, cents]) => sum + cents, 0)]}
      />
      <p className="mt-5 text-muted text-xs">
        Made-up numbers to show the math. Not an offer or a quote.
      </p>
    </Box>
  );
}
