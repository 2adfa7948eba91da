import { percent, usd } from '@/lib/format/format';
import { TAX_PERCENT } from '@/lib/lease/tax';
import { taxBothSides, taxedTotal } from '@/lib/lease/worked-examples';
import { ExampleBox, ExampleLines } from './example-box';

/** Sales tax on the same payments in New York City and in New Jersey. */
export function TaxExample(props: {
  title: string;
  monthlyPayment: number;
  months: number;
  downPayment: number;
}) {
  const { title, monthlyPayment, months, downPayment } = props;
  const total = taxedTotal({ monthlyPayment, months, down: downPayment });
  const tax = taxBothSides(total);
  return (
    <ExampleBox title={title}>
      <ExampleLines
        lines={[
          { label: `${months} payments of ${usd(monthlyPayment)}`, value: usd(monthlyPayment * months) },
          ...(downPayment > 0 ? [{ label: 'Money down', value: usd(downPayment) }] : []),
          { label: 'Taxed total', value: usd(total), strong: true },
        ]}
      />
      <ExampleLines
        lines={[
          { label: `New York City, ${percent(TAX_PERCENT.nyc)}`, value: usd(tax.nyc) },
          { label: `New Jersey, ${percent(TAX_PERCENT.nj)}`, value: usd(tax.nj) },
          { label: 'Difference', value: usd(tax.difference), strong: true },
        ]}
        title="Sales tax due at the start"
      />
    </ExampleBox>
  );
}
