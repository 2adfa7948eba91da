import { Copy, MessageSquare } from 'lucide';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { LeaseState } from '@/lib/lease-tools/lease-tool';
import { replyToDealer } from '@/lib/lease-tools/offer-reply';
import { CopyButton } from './tool-actions';

/** A message to the dealer, to copy, or on a phone to send. @param props `given`: what the offer says */
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
          data-conversion={undefined}
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
