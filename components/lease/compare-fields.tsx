import { NumberField } from '@/components/ui/number-field';
import type { CompareState, OfferName } from '@/lib/lease/compare-state';
import { FieldGrid } from './tool-frame';
import type { useTool } from './use-tool';

type Compare = ReturnType<typeof useTool<CompareState>>;

function OfferFields({ name, offer, tool }: { name: string; offer: OfferName; tool: Compare }) {
  const { field } = tool;
  return (
    <fieldset className="mt-7 noscript:hidden print:hidden">
      <legend className="font-display font-semibold text-lg">{name}</legend>
      <FieldGrid>
        <NumberField {...field(`${offer}-dueAtSigning`)} hint="With the first payment in it" unit="$" />
        <NumberField {...field(`${offer}-monthly`)} unit="$" />
        <NumberField {...field(`${offer}-months`)} unit="months" whole />
        <NumberField {...field(`${offer}-milesPerYear`)} whole />
        <NumberField {...field(`${offer}-endFees`)} hint="Such as the disposition fee" unit="$" />
        <NumberField {...field(`${offer}-sellingPrice`)} unit="$" />
      </FieldGrid>
    </fieldset>
  );
}

/** Both offers, and the miles that they have to cover. On paper the results have every value. */
export function CompareFields({ tool }: { tool: Compare }) {
  return (
    <>
      <OfferFields name="Offer A" offer="a" tool={tool} />
      <OfferFields name="Offer B" offer="b" tool={tool} />
      <div className="noscript:hidden">
        <FieldGrid>
          <NumberField {...tool.field('milesDriven')} whole />
        </FieldGrid>
      </div>
    </>
  );
}
