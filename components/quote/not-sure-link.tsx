import { TextLink } from '@/components/ui/text-link';
import { knownVehicle } from '@/lib/catalogue/models';
import { applyHrefWith } from '@/lib/quote/apply-href';
import type { QuoteSelection } from '@/lib/quote/selection';
import { NOT_SURE_ID } from '@/lib/site/routes';

type Props = { initial?: QuoteSelection; make?: string; mileage: string; offer?: string };

/**
 * To the choice by need, with what has been chosen. The apply page has it right below, but without
 * a make chosen since.
 */
export function NotSureLink({ initial, make, mileage, offer }: Props) {
  if (initial && make === knownVehicle(initial).make) return null;
  return (
    <TextLink
      className="mt-2"
      data-event="not_sure"
      href={`${applyHrefWith({ make, mileage, offer })}#${NOT_SURE_ID}`}
      variant="alone"
    >
      Not sure {make ? `which ${make}` : 'yet'}? Choose by what you need
    </TextLink>
  );
}
