import { RotateCw } from 'lucide';
import { useEffect } from 'react';
import { CallButton } from '@/components/contact/contact-buttons';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/links';
import { brokenPageText } from '@/lib/content/broken-page-text';
import { pushEventOnce } from '@/lib/measuring/events';
import { MessagePage } from './message-page';

/** Try again links to the same URL: after a deployment, an old page needs the new scripts. */
export function BrokenPage() {
  const { heading, text, phone } = brokenPageText;
  useEffect(() => pushEventOnce('page_error', {}), []);
  return (
    <MessagePage heading={heading} role="alert" text={text}>
      <Button href="">
        <Icon icon={RotateCw} />
        Try again
      </Button>
      <CallButton phone={phone} />
      <p className="w-full">
        <TextLink href="/" variant="alone">
          Return to Home
        </TextLink>
      </p>
    </MessagePage>
  );
}
