import { CircleCheck, ExternalLink } from 'lucide';
import { ContactText } from '@/components/contact/contact-links';
import { TextButton } from '@/components/contact/text-button';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Steps } from '@/components/ui/steps';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { home, pages } from '@/lib/content/pages';

type Props = {
  heading: string;
  text: string;
  steps: readonly string[];
  /**
   * `h3` in a dialog, below the dialog's own heading; elsewhere the heading of the page is gone.
   */
  as?: 'h1' | 'h3';
  sent?: string;
  /** What to read in the meantime. */
  guide?: { label: string; href: string };
  /**
   * In a dialog: the way out of it. On a page there are links to the trade-in page and the guide.
   */
  children?: React.ReactNode;
};

/** What a visitor reads in the place of a form that was submitted. Its heading takes the focus. */
export function Thanks({ heading, text, steps, as = 'h1', sent, guide, children }: Props) {
  const { response, hours, stepsHeading, question } = pages().forms.thanks;
  const { tradeIn } = business().links;
  return (
    <section className="max-w-measure" data-place={as === 'h1' ? 'thanks' : undefined}>
      <Icon className="mb-4 inline size-14 text-action" shape={CircleCheck} />
      <Heading as={as} className="outline-none" size={as === 'h1' ? 'page' : 'card'} tabIndex={-1}>
        {heading}
      </Heading>
      <div className="mt-4 space-y-3 text-muted">
        <p className="text-lg">{text}</p>
        <p>{response}</p>
        <p className="not-has-data-says:hidden">
          <ContactText text={hours} />
        </p>
        {sent && <p>{sent}</p>}
      </div>
      <p className="mt-8 font-semibold">{stepsHeading}</p>
      <Steps className="mt-3" items={steps} />
      <p className="mt-6">
        <ContactText text={question} />
      </p>
      <TextButton className="mt-4" />
      {children ?? (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          {tradeIn && (
            <Button data-conversion="trade_in" href={tradeIn} variant="outline">
              {home().tradeIn.button}
              <Icon shape={ExternalLink} />
            </Button>
          )}
          {guide && (
            <TextLink data-event="thanks_guide" href={guide.href} variant="alone">
              {guide.label}
            </TextLink>
          )}
        </p>
      )}
    </section>
  );
}
