import { CarDrawing } from '@/components/cars/car-drawing';
import { CallButton } from '@/components/contact/contact-buttons';
import { WhenWeAnswer } from '@/components/contact/filled-texts';
import { Portrait } from '@/components/trust/people';
import { SampleQuoteLink } from '@/components/trust/sample-quote';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { otherModelsOf } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { fillVariables } from '@/lib/content/fill-variables';
import { pageTexts } from '@/lib/content/page-texts';
import { listOf } from '@/lib/format/words';
import { applyHref } from '@/lib/quote/apply-href';
import { modelYearText } from '@/lib/site/model-year-text';
import { ApplyNowLink } from './apply-dialog-provider.island';
import { InventoryLink } from './inventory-link';
import { UntranslatedName } from './untranslated-name';

type Props = { make: Make; isInventoryUnavailable: boolean };

/** Replaces the cards. While the inventory is unavailable, there may be some. */
export function NoModels({ make, isInventoryUnavailable }: Props) {
  const brand = brandName(make);
  const anyModel = `${modelYearText} ${brand} (any model)`;
  const { noModels } = pageTexts().brand;
  const { heading, text } = isInventoryUnavailable ? noModels.unavailable : noModels;
  const models = listOf(otherModelsOf(make, []));
  return (
    <Card as="section" className="mt-6 overflow-hidden md:grid md:grid-cols-2">
      <div className="p-6 sm:p-8 lg:px-10 lg:py-14" data-make={make.name}>
        <Heading>{fillVariables(heading, { brand })}</Heading>
        <p className="mt-4 text-lg text-muted">{fillVariables(text, { brand })}</p>
        <div className="mt-3 flex items-center gap-4 text-muted">
          <Portrait className="size-16" />
          <div>
            <WhenWeAnswer />
          </div>
        </div>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <CallButton phone={business().phone}>Call Now</CallButton>
          <ApplyNowLink
            carTitle={anyModel}
            dialogTitle={`Get Notified - ${modelYearText} ${brand} Models`}
            href={applyHref({ make: make.name })}
            make={make.name}
          />
        </div>
        <p className="mt-8 border-line border-t pt-5 text-muted">
          <UntranslatedName
            name={models}
            text={fillVariables(noModels.lineup, { brand, models })}
          />
        </p>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <SampleQuoteLink />
          {isInventoryUnavailable && <InventoryLink make={make} />}
        </div>
      </div>
      <div className="flex items-center bg-tint p-4 sm:p-8">
        <CarDrawing className="h-auto w-full" src="/vehicles/car-paper.svg" />
      </div>
    </Card>
  );
}
