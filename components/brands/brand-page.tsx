import { KnownCar } from '@/components/layout/get-quote';
import { MakeLogo } from '@/components/layout/make-logo';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { PriceNote } from '@/components/trust/price-note';
import { Proof } from '@/components/trust/proof';
import { QuoteSteps } from '@/components/trust/quote-steps';
import { SampleQuoteLink } from '@/components/trust/sample-quote';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { brandModelsOf } from '@/lib/catalogue/brand-pages';
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
    <PageFrame>
      <KnownCar make={make.name} />
      <div className="mb-9 items-end justify-between gap-10 sm:flex">
        <BrandHeader count={models.length} make={make} />
        <Card className="mt-5 w-fit px-3 py-2.5 sm:mt-0 sm:px-6 sm:py-5">
          <MakeLogo className="h-auto w-20 text-ink sm:w-32" slug={make.slug} />
        </Card>
      </div>
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
        </>
      )}
      {children}
    </PageFrame>
  );
}

function BrandHeader({ make, count }: { make: Make; count: number }) {
  const brand = brandName(make);
  const { heading, available } = pages().brand;
  const crumbs = [
    { label: 'Inventory', href: routes.inventory },
    { label: brand, href: routes.brand(make.slug) },
  ];
  const title = fillIn(heading, { brand });
  if (count === 0) return <PageHeader crumbs={crumbs} title={title} />;
  return (
    <div>
      <PageHeader crumbs={crumbs} title={title}>
        <p>{fillIn(available, { brand, count: count === 1 ? '1 model' : `${count} models` })}</p>
        <p className="mt-2 text-sm sm:text-base">
          <PriceNote />
        </p>
      </PageHeader>
      <InventoryLink make={make} />
    </div>
  );
}

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
