import { Copy, MessageSquare } from 'lucide';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { type LeaseState, leaseTool } from '@/lib/leasing/tools/lease-tool';
import { replyToDealer } from '@/lib/leasing/tools/offer-reply';
import { namesOf, valueInWords } from '@/lib/leasing/tools/tool-state';
import { CopyButton } from './tool-actions';
import type { UsedTool } from './use-tool';

/**
 * A message to the dealer, to copy, or on a phone to send.
 *
 * @param props `given`: what the offer says
 */
export function DealerReply(props: { given: Partial<LeaseState>; questions: readonly string[] }) {
  const reply = replyToDealer(props.given, props.questions);
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
export function DealerPaper({
  tool,
  questions,
}: {
  tool: UsedTool<LeaseState>;
  questions: readonly string[];
}) {
  const lines = namesOf(leaseTool).flatMap((name) => {
    const { label } = leaseTool.fields[name];
    const value = tool.usable[name];
    if (value === undefined || /if known/.test(label)) return [];
    const text = valueInWords(leaseTool.fields[name] as never, value as never);
    return text ? `${label}: ${text}` : [];
  });
  if (questions.length === 0) return null;
  return (
    <div className="hidden text-paper print:block">
      <Heading as="h4" className="print:text-base">
        The offer
      </Heading>
      <p>{lines.join(' · ')}</p>
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
