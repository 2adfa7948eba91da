import { CircleCheck, ExternalLink } from 'lucide';
import { CarDrawing } from '@/components/cars/car-drawing';
import { FilledText, TextByHour } from '@/components/contact/filled-texts';
import { People } from '@/components/trust/people';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/links';
import { Steps } from '@/components/ui/steps';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { type MessageDraft, messageLinks } from '@/lib/lead-form/message-links';
import { FocusedHeading } from './focused-heading.island';

type MessageProps = {
  /** The element of the heading: that of a page, or one below the heading of a dialog. */
  as?: 'h1' | 'h3';
  heading: string;
  text: string;
  /** When somebody answers, in the words of the specification. */
  response?: string;
  sent?: { text: string; image: string | null };
  /** What a message that adds to the request already says. */
  draft?: MessageDraft;
};

type Props = MessageProps & {
  steps: readonly string[];
  guide?: { label: string; href: string };
  /** Further options, placed before all others. */
  children?: React.ReactNode;
};

/** Replaces a submitted form and the page's heading. */
export function Confirmation({ steps, guide, children, ...message }: Props) {
  const { tradeIn } = business().links;
  return (
    <section
      className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-text-card lg:grid-rows-[auto_1fr]"
      data-place="confirmation"
    >
      <div className="max-w-measure">
        <ConfirmationMessage {...message} />
      </div>
      {/* On a phone, this comes before the links to other pages. */}
      <div className="space-y-8 lg:row-span-2">
        <Card lifted padding="large">
          <NextSteps steps={steps} />
        </Card>
        <People />
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
        {children}
        {tradeIn && (
          <TextLink data-event="trade_in" href={tradeIn} variant="alone">
            {pageTexts().shared.tradeInButton}
            <Icon className="size-4.5" icon={ExternalLink} />
          </TextLink>
        )}
        {guide && (
          <TextLink href={guide.href} variant="alone">
            {guide.label}
          </TextLink>
        )}
      </p>
    </section>
  );
}

/** Says what was sent, and when somebody answers. */
export function ConfirmationMessage(props: MessageProps) {
  const { as = 'h1', heading, text, response, sent, draft } = props;
  const { hours, question, closedQuestion } = pageTexts().forms.confirmation;
  const { mailto, sms } = messageLinks(business(), draft);
  return (
    <>
      <Icon className="mb-4 inline size-14 text-link" icon={CircleCheck} />
      <FocusedHeading as={as} size={as === 'h1' ? 'page' : 'card'}>
        {heading}
      </FocusedHeading>
      <div className="mt-4 space-y-3 text-muted">
        <p className="text-lg">{text}</p>
        {response && <p>{response}</p>}
        <p>
          <FilledText text={hours} />
        </p>
      </div>
      {sent && (
        <div
          className={`mt-6 rounded border border-tint-deep bg-tint px-5 py-3 ${pictureBesideLook}`}
        >
          {sent.image && <CarDrawing className="w-36 shrink-0 sm:w-40" src={sent.image} />}
          <p className="font-display font-semibold text-ink sm:text-lg">{sent.text}</p>
        </div>
      )}
      <div className="mt-6">
        <TextByHour closed={closedQuestion} mail={mailto} open={question} />
        {sms && (
          <TextLink className="print:hidden" href={sms} variant="alone">
            Text us
          </TextLink>
        )}
      </div>
    </>
  );
}

/** On a phone, the picture stands below the words. */
const pictureBesideLook = 'flex items-center gap-x-5 max-sm:flex-col-reverse max-sm:items-start';

type StepsProps = { steps: readonly string[]; className?: string };

export function NextSteps({ steps, className }: StepsProps) {
  return (
    <div className={className}>
      <p className="font-display font-semibold text-xl">
        {pageTexts().forms.confirmation.stepsHeading}
      </p>
      <Steps className="mt-3 border-b-0!" items={steps} />
    </div>
  );
}
