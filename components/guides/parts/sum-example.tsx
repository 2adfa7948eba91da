import { usd } from '@/lib/format/format';
import { sum } from '@/lib/lease/worked-examples';
import { ExampleBox, ExampleLines } from './example-box';

/** Amounts and their total. */
export function SumExample(props: {
  title: string;
  lines: [label: string, amount: number][];
  totalLabel: string;
}) {
  const { title, lines, totalLabel } = props;
  return (
    <ExampleBox title={title}>
      <ExampleLines
        lines={[
          ...lines.map(([label, amount]) => ({ label, value: usd(amount) })),
          { label: totalLabel, value: usd(sum(lines.map(([, amount]) => amount))), strong: true },
        ]}
      />
    </ExampleBox>
  );
}
