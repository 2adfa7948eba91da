import { KnownCar } from '@/components/layout/get-quote';
import { MakeLogo } from '@/components/layout/make-logo';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { PriceNote } from '@/components/trust/price-note';
import { Proof } from '@/components/trust/proof';
import { QuoteSteps } from '@/components/trust/quote-steps';
import { SampleQuoteLink } from '@/components/trust/sample-quote';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { type BrandModel, brandModelsOf, modelAnchor } from '@/lib/catalogue/brand-pages';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { about, pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';
import { ModelCard } from './model-card';
import { InventoryLink, NoModels, OtherModels } from './other-models';

/** The number of cards in the first row on a wide screen. */
const FIRST_ROW = 3;

/** The models of one make; `children` is the dialog that Apply Now opens. */
export function BrandPage({ make, children }: { make: Make; children: React.ReactNode }) {
  const models = brandModelsOf(make);
  const cards = models.map((card, place) => (
    <ModelCard card={card} eager={place < FIRST_ROW} key={card.id} make={make} />
  ));
  return (
    <PageFrame className="relative">
      <KnownCar make={make.name} />
      <MakeLogo className={logo} slug={make.slug} />
      <BrandHeader make={make} models={models} />
      {models.length === 0 ? (
        <NoModels make={make} />
      ) : (
        <>
          {/* `dense`: with two columns, a card goes to the place that the third leaves free. */}
          <ul className="grid grid-flow-dense gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {cards.slice(0, FIRST_ROW)}
            <HowItWorks make={make} />
            {cards.slice(FIRST_ROW)}
            <OtherModels make={make} />
          </ul>
          <p className="mt-4 text-muted text-sm">{pages().brand.drawings}</p>
          {/* On a phone below the cards, so that the first screen shows one. */}
          <p className="mt-6 text-muted sm:hidden">
            <PriceNote />
          </p>
        </>
      )}
      {children}
    </PageFrame>
  );
}

/** On a phone beside the way to the page, on a wide screen beside its title. */
const logo = 'absolute top-6 right-gutter h-11 w-auto text-ink sm:top-22 sm:h-18';

type HeaderProps = { make: Make; models: readonly BrandModel[] };

function BrandHeader({ make, models }: HeaderProps) {
  const brand = brandName(make);
  const { heading, available } = pages().brand;
  const crumbs = [
    { label: 'Inventory', href: routes.inventory },
    { label: brand, href: routes.brand(make.slug) },
  ];
  const title = fillIn(heading, { brand });
  if (models.length === 0) return <PageHeader className="mb-9" crumbs={crumbs} title={title} />;

  const count = models.length === 1 ? '1 model' : `${models.length} models`;
  return (
    <>
      <PageHeader crumbs={crumbs} title={title}>
        <p className="max-sm:text-base">{fillIn(available, { brand, count })}</p>
        <p className="mt-2 text-base max-sm:hidden">
          <PriceNote />
        </p>
      </PageHeader>
      <div className="mt-3 mb-5 flex flex-wrap items-center gap-x-8 gap-y-1 sm:mt-5 sm:mb-8">
        <ModelLinks models={models} />
        <InventoryLink make={make} />
      </div>
    </>
  );
}

/** Who comes from an advertisement for one model finds it without scrolling past the others. */
function ModelLinks({ models }: Pick<HeaderProps, 'models'>) {
  return (
    <nav aria-label="Models on this page" className="print:hidden">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {models.map((card) => (
          <li key={card.id}>
            <a className={modelLink} href={`#${modelAnchor(card)}`}>
              {card.model}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const modelLink =
  'inline-flex min-h-11 min-w-11 items-center rounded border border-control bg-white px-3 no-underline hover:bg-ground';

/**
 * For a visitor who has come from an ad and knows nothing else of the site: a cell of the grid of
 * models, as wide as it.
 */
function HowItWorks({ make }: { make: Make }) {
  const { stepsHeading, delivery } = pages().brand;
  const questions = [{ heading: about().paymentHeading, text: business().howWeArePaid }, delivery];
  return (
    <li className="col-span-full grid gap-x-16 gap-y-8 py-8 lg:grid-cols-form lg:py-12">
      <div>
        <Heading>{fillIn(stepsHeading, { brand: brandName(make) })}</Heading>
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
    </li>
  );
}
