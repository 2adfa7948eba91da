import { MakeLogo } from '@/components/cars/make-logo';
import { WhenWeAnswer } from '@/components/contact/filled-texts';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { ConfirmationMessage, NextSteps } from '@/components/lead-form/confirmation';
import { leadFormProps } from '@/components/lead-form/lead-form-props';
import { CarForGetQuote } from '@/components/quote/car-for-get-quote';
import { AskWhichCar } from '@/components/trust/ask-which-car';
import { Portrait } from '@/components/trust/people';
import { PriceNote } from '@/components/trust/price-note';
import { HarborBay } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { isCarDrawing } from '@/lib/catalogue/drawings';
import { featuredModelsOf } from '@/lib/catalogue/featured-models';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { modelAnchor } from '@/lib/catalogue/models';
import { distinctModels } from '@/lib/catalogue/spelling';
import { fillVariables } from '@/lib/content/fill-variables';
import { pageTexts } from '@/lib/content/page-texts';
import { counted } from '@/lib/format/numbers';
import type { Vehicle } from '@/lib/inventory/row';
import { modelYearText } from '@/lib/site/model-year-text';
import { routes } from '@/lib/site/routes';
import { ApplyDialogProvider } from './apply-dialog-provider.island';
import { type BrandCar, BrandCarCard } from './brand-car-card';
import { InventoryLink } from './inventory-link';
import { NoModels } from './no-models';
import { OtherModels } from './other-models';
import { UntranslatedName } from './untranslated-name';

/** The page has the newest vehicles, at most this many. The inventory page has all of them. */
const MAX_VEHICLES = 60;

type Props = {
  make: Make;
  /** None if the make has featured models; `null` if the database can't be read. */
  vehicles: readonly Vehicle[] | null;
};

export function BrandPage({ make, vehicles }: Props) {
  const cars = [...featuredModelsOf(make), ...(vehicles ?? []).slice(0, MAX_VEHICLES)];
  return (
    <PageContainer>
      <CarForGetQuote make={make.name} />
      <BrandHeader make={make} />
      <ApplyDialogProvider
        form={leadFormProps('dialog')}
        introduction={
          <>
            <Portrait className="size-16" />
            <div className="text-balance">
              <WhenWeAnswer />
              <p className="max-sm:hidden">We’ll ask about your yearly miles.</p>
            </div>
          </>
        }
        confirmation={
          <>
            <ConfirmationMessage {...pageTexts().brand.confirmation} as="h3" />
            <NextSteps className="mt-6" steps={pageTexts().apply.confirmation.steps} />
          </>
        }
      >
        {cars.length === 0 ? (
          <NoModels isInventoryUnavailable={vehicles === null} make={make} />
        ) : (
          <>
            <CarGrid cars={cars} make={make} />
            <OtherModels make={make} shown={distinctModels(cars)} />
            <PriceAndDelivery />
          </>
        )}
      </ApplyDialogProvider>
    </PageContainer>
  );
}

/** The size is in pixels: a logo that grows with enlarged text would leave the title no room. */
const logoLook = 'h-[40px] w-auto shrink-0 sm:h-[56px]';

function BrandHeader({ make }: { make: Make }) {
  const brand = brandName(make);
  const { heading, intro } = pageTexts().brand;
  const crumbs = [
    { label: 'Inventory', href: routes.inventory },
    { label: brand, href: routes.brand(make.slug) },
  ];
  const title = (
    <span className="flex items-center gap-2 max-sm:justify-between sm:gap-6">
      <span>
        <UntranslatedName name={brand} text={fillVariables(heading, { brand })} />
      </span>
      {!make.withoutLogo && <MakeLogo className={logoLook} slug={make.slug} />}
    </span>
  );
  return (
    <div className="mb-3 flex items-end gap-4">
      <PageHeader crumbs={crumbs} heading={title}>
        <p className="text-sm sm:text-base">{fillVariables(intro, { brand })}</p>
      </PageHeader>
      <HarborBay className="h-auto w-0 grow border-link border-b max-lg:hidden" />
    </div>
  );
}

const lineLook = 'mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 sm:mb-5 sm:gap-x-6 sm:gap-y-1';

type CarsProps = { make: Make; cars: readonly BrandCar[] };

/** Every car has a card. A line above says how many models there are, one below where to find more. */
function CarGrid({ make, cars }: CarsProps) {
  return (
    <>
      <div className={lineLook}>
        <ModelCount cars={cars} make={make} />
        <AskWhichCar className="max-sm:grow max-sm:basis-34 sm:ml-auto" make={make} />
      </div>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {cars.map((car, index) => (
          <BrandCarCard
            anchor={anchorOf(car, cars)}
            car={car}
            index={index}
            key={car.id}
            make={make}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        {cars.some(({ image }) => isCarDrawing(image)) && (
          <p className="text-muted text-sm">{pageTexts().shared.drawings}</p>
        )}
        <InventoryLink make={make} />
      </div>
    </>
  );
}

/** The anchor that ads for a model lead to: only the first car of each model has one. */
function anchorOf(car: BrandCar, cars: readonly BrandCar[]): string | undefined {
  const anchor = modelAnchor(car);
  return cars.find((one) => modelAnchor(one) === anchor) === car ? anchor : undefined;
}

/** On a phone, the count shares its line with the person. */
const countLook = 'max-sm:grow max-sm:basis-32 max-sm:text-balance max-sm:leading-6';

/** Counts models of the model year only: the inventory can have vehicles of other years. */
function ModelCount({ make, cars }: CarsProps) {
  const models = distinctModels(cars.filter(({ year }) => String(year) === modelYearText)).length;
  if (models === 0) return null;
  const values = { brand: brandName(make), count: counted(models, 'model') };
  return (
    <p className={`sm:font-semibold ${countLook}`}>
      {fillVariables(pageTexts().brand.available, values)}
    </p>
  );
}

/** Above the cards, it would push these out of the first screen. */
function PriceAndDelivery() {
  const { priceHeading, delivery } = pageTexts().brand;
  return (
    <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="price">
        <Heading id="price" size="card">
          {priceHeading}
        </Heading>
        <PriceNote className="mt-2" />
      </section>
      <section aria-labelledby="delivery">
        <Heading id="delivery" size="card">
          {delivery.heading}
        </Heading>
        <p className="mt-2 text-muted">{delivery.text}</p>
      </section>
    </div>
  );
}
