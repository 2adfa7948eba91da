import { Copy, MessageSquare } from 'lucide';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { CopyButton } from './copy-button';

/** A message to the dealer, to copy, to print, or on a phone to send. */
export function DealerReply({ message }: { message: string }) {
  return (
    <Notice className="text-sm print:text-xs">
      <Heading as="h4" className="print:text-base">
        What to ask the dealer
      </Heading>
      <p className="my-3 whitespace-pre-line print:text-paper">{message}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton icon={Copy} label="Copy" text={() => message} />
        <Button
          className="pointer-fine:hidden"
          // It goes to the dealer and not to us.
          data-event={undefined}
          href={`sms:?&body=${encodeURIComponent(message)}`}
          variant="outline"
        >
          <Icon shape={MessageSquare} />
          Text it
        </Button>
      </div>
    </Notice>
  );
}
