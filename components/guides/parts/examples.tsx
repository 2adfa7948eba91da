import { AmountList } from '@/components/ui/amounts';
import type { PartProps } from '@/lib/guides/part-schemas';
import { Box } from './boxes';

export function ExampleBox({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box above="Worked example" title={title}>
      {children}
      <p className="mt-5 text-muted text-xs">
        Made-up numbers to show the math. Not an offer or a quote.
      </p>
    </Box>
  );
}

/** Amounts and their total: the sum of the lines as printed, each rounded to the cent. */
export function SumExample({ title, lines, totalLabel }: PartProps<'SumExample'>) {
  return (
    <ExampleBox title={title}>
      <AmountList
        lines={lines}
        total={[totalLabel, lines.reduce((sum, [, cents]) => sum + cents, 0)]}
      />
    </ExampleBox>
  );
}
