import { TextLink } from '@/components/ui/text-link';
import { catalogueCar } from '@/lib/catalogue/models';
import { applyHref } from '@/lib/quote/apply-href';
import { isFilledIn, type QuoteSelection } from '@/lib/quote/quote-selection';
import { CAR_KIND_SECTION_ID } from '@/lib/site/routes';

type Props = {
  /** What the apply page's form was filled in with; `undefined` on other pages. */
  initial?: QuoteSelection;
  make?: string;
  mileage: string;
};

/**
 * Links to the choice of a kind of car (CarKindForm), with what has been chosen so far. Renders
 * nothing where the apply page has CarKindForm for the same make right below.
 */
export function ChooseCarKindLink({ initial, make, mileage }: Props) {
  const hasCarKindForm = initial !== undefined && !isFilledIn(initial);
  const isBelow = hasCarKindForm && make === catalogueCar(initial).make;
  if (isBelow) return null;
  return (
    <TextLink
      className="mt-2"
      href={`${applyHref({ make, mileage })}#${CAR_KIND_SECTION_ID}`}
      variant="alone"
    >
      {`Not sure ${make ? `which ${make}` : 'yet'}? Choose by what you need`}
    </TextLink>
  );
}
