import { usd } from '@/lib/format/format';
import { OVERAGE_RATES } from '@/lib/lease/offer';
import { overage } from '@/lib/lease/worked-examples';
import { ExampleBox, ExampleLines } from './example-box';

/** The cost of excess miles at the low and the high end of the usual range of rates. */
export function OverageExample({ title, milesOver }: { title: string; milesOver: number }) {
  const bill = overage(milesOver);
  const miles = `${milesOver.toLocaleString('en-US')} miles`;
  return (
    <ExampleBox title={title}>
      <ExampleLines
        lines={[
          { label: `${miles} at ${usd(OVERAGE_RATES.low)} a mile`, value: usd(bill.low) },
          { label: `${miles} at ${usd(OVERAGE_RATES.high)} a mile`, value: usd(bill.high) },
        ]}
      />
    </ExampleBox>
  );
}
