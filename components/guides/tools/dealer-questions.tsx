import { Copy, MessageSquare } from 'lucide';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { givenLines } from '@/lib/leasing/tools/offer-lines';
import { replyToDealer } from '@/lib/leasing/tools/offer-questions';
import { CopyButton } from './copy-button';

type Props = {
  /** What the offer says. */
  given: Partial<LeaseState>;
  questions: readonly string[];
};

/** A message to the dealer, to copy, or on a phone to send. */
export function DealerReply({ given, questions }: Props) {
  const reply = replyToDealer(given, questions);
  return (
    <Notice className="text-sm print:hidden">
      <Heading as="h4">What to ask the dealer</Heading>
      <p className="my-3 whitespace-pre-line">{reply}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton icon={Copy} label="Copy" text={() => reply} />
        <Button
          className="pointer-fine:hidden"
          // It goes to the dealer and not to us.
          data-event={undefined}
          data-own-draft
          href={`sms:?&body=${encodeURIComponent(reply)}`}
          variant="outline"
        >
          <Icon shape={MessageSquare} />
          Text it
        </Button>
      </div>
    </Notice>
  );
}

/**
 * For the dealer's desk: the numbers of the offer as they were given, and the questions that are
 * left.
 */
export function DealerPaper({ given, questions }: Props) {
  return (
    <div className="hidden text-paper print:block">
      <Heading as="h4" className="print:text-base">
        The offer
      </Heading>
      <p>{givenLines(leaseTool, given).join(' · ')}</p>
      <Heading as="h4" className="mt-3 print:text-base">
        Questions
      </Heading>
      <ul className="mt-0!">
        {questions.map((question) => (
          <li className="mt-0!" key={question}>
            {question}
          </li>
        ))}
      </ul>
    </div>
  );
}
