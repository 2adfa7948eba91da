import { MakeLogo } from '@/components/layout/make-logo';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { PriceNote } from '@/components/trust/price-note';
import { Proof } from '@/components/trust/proof';
import { QuoteSteps } from '@/components/trust/quote-steps';
import { SampleQuoteLink } from '@/components/trust/sample-quote';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { isDrawing } from '@/components/ui/vehicle-image';
import {
  type BrandModel,
  brandModelsOf,
  distinctModels,
  modelAnchor,
} from '@/lib/catalogue/brand-pages';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { about, pages } from '@/lib/content/pages';
import type { Vehicle } from '@/lib/inventory/row';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { inventoryOfBrandHref, routes } from '@/lib/site/routes';
import { ModelCard, RowCard } from './brand-card';
import { LinkedModel } from './linked-model.island';
import { InventoryLink, NoModels, OtherModels } from './other-models';
import { WithApplyDialog } from './with-apply-dialog';

/** The number of cards in the first row on a wide screen. */
const FIRST_ROW = 3;
/** The newest; the inventory has them all. */
const MAX_ROWS = 60;

type Props = {
  make: Make;
  /** Its rows of the inventory, where the catalogue has no models; `null` when they aren't known. */
  vehicles: readonly Vehicle[] | null;
};

/** The models of one make. */
export function BrandPage({ make, vehicles }: Props) {
  const models = brandModelsOf(make);
  const rows = vehicles?.slice(0, MAX_ROWS) ?? [];
  const cars = models.length > 0 ? models : rows;
  return (
    <PageFrame>
      <LinkedModel
        make={make.name}
        models={Object.fromEntries(cars.map((car) => [modelAnchor(car), car.model]))}
      />
      <MakeLogo className={logo} slug={make.slug} />
      <BrandHeader cars={cars} isUnknown={vehicles === null} make={make} />
      <WithApplyDialog>
        {cars.length === 0 ? (
          <NoModels isUnknown={vehicles === null} make={make} />
        ) : (
          <Cars make={make} models={models} rows={rows} />
        )}
      </WithApplyDialog>
    </PageFrame>
  );
}

/**
 * On a phone beside the way to the page, on a wide screen beside its title. Where text is
 * enlarged, it covers nothing, because it floats, and doesn't grow, so that "Inventory" has room
 * beside it. Logos are of different widths: the box has the edge that the cards below have.
 */
const logo = [
  'float-right mt-5 h-[min(3.25rem,14vw)] w-auto rounded border border-line bg-white px-1 py-1.5',
  'sm:mt-18 sm:h-18 sm:p-2',
].join(' ');

type Car = { model: string; year: number };

type HeaderProps = { make: Make; cars: readonly Car[]; isUnknown: boolean };

function BrandHeader({ make, cars, isUnknown }: HeaderProps) {
  const brand = brandName(make);
  const { heading, inventoryLink, noModels } = pages().brand;
  const crumbs = [
    { label: 'Inventory', href: routes.inventory },
    { label: brand, href: routes.brand(make.slug) },
  ];
  const title = fillIn(heading, { brand });
  if (cars.length === 0)
    return (
      <PageHeader className="mb-8" crumbs={crumbs} title={title}>
        {isUnknown && (
          <>
            <p>{fillIn(noModels.inInventory, { brand })}</p>
            <Button
              className="mt-4 max-sm:w-full"
              href={inventoryOfBrandHref(make.name)}
              variant="ink"
            >
              {fillIn(inventoryLink, { brand })}
            </Button>
          </>
        )}
      </PageHeader>
    );

  return (
    <>
      <PageHeader crumbs={crumbs} title={title}>
        <Available brand={brand} cars={cars} />
        <p className="mt-2 text-base max-sm:hidden">
          <PriceNote />
        </p>
      </PageHeader>
      <div className="mt-3 mb-5 flex flex-wrap items-center gap-x-8 gap-y-1 sm:mt-5 sm:mb-8">
        <ModelLinks cars={cars} />
        <InventoryLink make={make} />
      </div>
    </>
  );
}

/** The line counts the models of the model year; a row of the inventory may be of another. */
function Available({ brand, cars }: { brand: string; cars: readonly Car[] }) {
  const models = distinctModels(cars.filter(({ year }) => String(year) === MODEL_YEAR)).length;
  if (models === 0) return null;
  const count = models === 1 ? '1 model' : `${models} models`;
  return <p className="max-sm:text-base">{fillIn(pages().brand.available, { brand, count })}</p>;
}

/** Who comes from an advertisement for one model finds it without scrolling past the others. */
function ModelLinks({ cars }: { cars: readonly Car[] }) {
  return (
    <nav aria-label="Models on this page" className="print:hidden">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {distinctModels(cars).map((model) => (
          <li key={model}>
            <a className={modelLink} href={`#${modelAnchor({ model })}`}>
              {model}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const modelLink =
  'inline-flex min-h-11 min-w-11 items-center rounded border border-control bg-white px-3 no-underline hover:bg-ground';

type CarsProps = {
  make: Make;
  models: readonly BrandModel[];
  rows: readonly Vehicle[];
};

/** Cards of models of the catalogue, or of rows of the inventory. */
function Cars({ make, models, rows }: CarsProps) {
  const hasDrawings = models.length > 0 || rows.some(({ image }) => isDrawing(image));
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {models.map((card, place) => (
          <ModelCard card={card} eager={place < FIRST_ROW} key={card.id} make={make} />
        ))}
        {rows.map((vehicle, index) => (
          <RowCard
            anchor={anchorOf(vehicle, rows)}
            index={index}
            key={vehicle.id}
            make={make}
            vehicle={vehicle}
          />
        ))}
        <OtherModels make={make} shown={distinctModels([...models, ...rows])} />
      </ul>
      {hasDrawings && <p className="mt-4 text-muted text-sm">{pages().brand.drawings}</p>}
      {/* On a phone below the cards, so that the first screen shows one. */}
      <p className="mt-6 text-muted sm:hidden">
        <PriceNote />
      </p>
      <HowItWorks make={make} />
    </>
  );
}

/** @returns the anchor of a model's link for the first of its cars */
function anchorOf(vehicle: Vehicle, rows: readonly Vehicle[]): string | undefined {
  const anchor = modelAnchor(vehicle);
  const first = rows.find((row) => modelAnchor(row) === anchor);
  return first === vehicle ? anchor : undefined;
}

/** For a visitor who has come from an ad and knows nothing else of the site. */
function HowItWorks({ make }: { make: Make }) {
  const { stepsHeading, delivery } = pages().brand;
  const questions = [{ heading: about().paymentHeading, text: business().howWeArePaid }, delivery];
  return (
    <section
      aria-labelledby="how-it-works"
      className="mt-12 grid gap-x-16 gap-y-8 lg:mt-20 lg:grid-cols-form"
    >
      <div>
        <Heading id="how-it-works">{fillIn(stepsHeading, { brand: brandName(make) })}</Heading>
        <QuoteSteps className="mt-6" />
      </div>
      <div>
        <Proof className="mb-8" />
        <div className="border-line-deep border-t">
          {questions.map(({ heading, text }) => (
            <Disclosure
              className="border-line-deep border-b"
              key={heading}
              mark="plus"
              summary={heading}
            >
              <p className="pt-1 pb-5 text-muted">{text}</p>
            </Disclosure>
          ))}
          <SampleQuoteLink className="mt-3" />
        </div>
      </div>
    </section>
  );
}
