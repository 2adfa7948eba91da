import { CallButton } from '@/components/contact/contact-buttons';
import { Button } from '@/components/ui/button';
import { carKindInWords } from '@/lib/catalogue/car-kinds';
import { withArticle } from '@/lib/format/words';
import type { InventoryFilter } from '@/lib/inventory/filter';
import { applyHref } from '@/lib/quote/apply-href';
import { ListMessage } from './list-message';

type Props = {
  filter: InventoryFilter;
  phone: string;
  picture: React.ReactNode;
  text: string;
  /** A link that clears the filters. */
  children: React.ReactNode;
};

/** Offers to ask for the car that the visitor has filtered by. */
export function EmptyList({ filter, phone, picture, text, children }: Props) {
  const { make, model, carKind } = filter;
  const named = make && model ? `${withArticle(make)} ${model}` : carKindInWords({ make, carKind });
  const href = applyHref(model ? { make, model } : { make, carKind });
  return (
    <ListMessage picture={picture} heading="No vehicles found for the selected filters">
      <p className="mt-2 text-muted sm:mx-auto sm:max-w-md">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-3 max-sm:*:w-full sm:mt-6">
        <Button data-event="ask_unlisted_car" href={href} rel="nofollow">
          {`Ask for ${named || 'another car'}`}
        </Button>
        <CallButton phone={phone}>Call Now</CallButton>
        {children}
      </div>
    </ListMessage>
  );
}
