import { WriteButtons } from '@/components/contact/contact-buttons';
import { CarForGetQuote } from '@/components/quote/car-for-get-quote';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { type MessageRecipients, messageLinks } from '@/lib/lead-form/message-links';
import { carFields, type TypedCar } from '@/lib/leasing/tools/shared-fields';
import { questionHref } from '@/lib/quote/apply-href';
import { ToolField } from './tool-field';
import type { ToolOnPage } from './use-tool';

/** The id of its heading, which the top of the tool links to. */
export const askToCheckOfferId = (tool: { id: string }) => `${tool.id}-ask-us`;

/**
 * Offers to have a person read the offer. A link to what the visitor has typed so far goes along.
 */
export function AskToCheckOffer(props: {
  tool: ToolOnPage;
  car: TypedCar;
  recipients: MessageRecipients;
}) {
  const { tool, car, recipients } = props;
  const { numbersPath } = tool;
  const { make, model } = car;
  const links = messageLinks(recipients, {
    firstLine: 'Hi, could you check a lease offer for me?',
    subject: 'A lease offer',
    hiddenFields: { numbersUrl: numbersPath && tool.numbersUrl() },
  });
  const id = askToCheckOfferId(tool);
  return (
    <section aria-labelledby={id} className="mt-8 border-line border-t pt-6 print:hidden">
      <Heading as="h4" id={id}>
        Rather have us read it?
      </Heading>
      <p className="mt-1 text-sm">
        A person reads your numbers from above, and tells you what’s behind the payment. A photo of
        the worksheet can come by {links.sms ? 'text or email' : 'email'}.
      </p>
      {/* Makes and models aren't suggested here: they'd have as many bytes as the tool. */}
      <div className="noscript:hidden mt-4 grid gap-5 sm:grid-cols-3">
        {Object.entries(carFields).map(([name, field]) => (
          <ToolField field={field} key={name} name={name} tool={tool} />
        ))}
      </div>
      {make && <CarForGetQuote make={make} model={model} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button data-event="tool_ask" href={questionHref(numbersPath)}>
          Ask us to check this offer
        </Button>
        <WriteButtons {...links} variant="outline" />
      </div>
    </section>
  );
}
