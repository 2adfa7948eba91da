import { OtherCarsPanel } from '@/components/trust/other-cars-panel';
import { Button } from '@/components/ui/button';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { otherModelsOf } from '@/lib/catalogue/models';
import { fillVariables } from '@/lib/content/fill-variables';
import { pageTexts } from '@/lib/content/page-texts';
import { listOf } from '@/lib/format/words';
import { applyHref } from '@/lib/quote/apply-href';
import { UntranslatedName } from './untranslated-name';

type Props = { make: Make; shown: readonly string[] };

/** Offers the make's models that have no card. */
export function OtherModels({ make, shown }: Props) {
  const models = otherModelsOf(make, shown);
  if (models.length === 0) return null;
  const values = { brand: brandName(make), models: listOf(models.map(withoutLineBreak)) };
  const { heading, text, button } = pageTexts().brand.otherModels;
  return (
    <OtherCarsPanel
      heading={fillVariables(heading, values)}
      text={<UntranslatedName name={values.models} text={fillVariables(text, values)} />}
    >
      <Button href={applyHref({ make: make.name })} variant="ink">
        {fillVariables(button, values)}
      </Button>
    </OtherCarsPanel>
  );
}

/** Prevents a line break within "7 Series". */
const withoutLineBreak = (model: string) => model.replaceAll(' ', '\u00a0');
