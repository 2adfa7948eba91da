import { RotateCw } from 'lucide';
import { CallButton } from '@/components/contact/call-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { brokenPage } from '@/lib/content/broken-page';
import { MessagePage } from './message-page';
import { useBrokenPageReport } from './use-broken-page-report';

/**
 * Try again reloads the URL, which also mends a page whose scripts belong to an older deployment.
 * It doesn't import the list of routes: every page with Next's client loads it twice.
 */
export function ErrorPage() {
  const { heading, text, phone } = brokenPage;
  useBrokenPageReport();
  return (
    <MessagePage heading={heading} role="alert" text={text}>
      <Button href="">
        <Icon shape={RotateCw} />
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
