import { Proof } from '@/components/business/proof';
import { QuoteSteps } from '@/components/business/quote-steps';
import { SampleQuote } from '@/components/business/sample-quote';
import { Disclosure } from '@/components/ui/disclosure';
import { Heading } from '@/components/ui/heading';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { about, pages } from '@/lib/content/pages';

/** For a visitor who has come from an ad and knows nothing else of the site: a cell of the grid of models, as wide as it. */
export function HowItWorks({ make }: { make: Make }) {
  const { stepsHeading, delivery } = pages().brand;
  const questions = [{ heading: about().paymentHeading, text: business().howWeArePaid }, delivery];
  return (
    <li className="col-span-full grid gap-x-16 gap-y-8 py-8 lg:grid-cols-form lg:py-12">
      <div>
        <Heading>{fillIn(stepsHeading, { brand: brandName(make) })}</Heading>
        <QuoteSteps className="mt-6" />
      </div>
      <div>
        <Proof />
        <div className="mt-8 border-line-deep border-t">
          {questions.map(({ heading, text }) => (
            <Disclosure className="border-line-deep border-b" key={heading} mark="plus" summary={heading}>
              <p className="pt-1 pb-5 text-muted">{text}</p>
            </Disclosure>
          ))}
          <SampleQuote />
        </div>
      </div>
    </li>
  );
}
