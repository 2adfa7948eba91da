import { RotateCw } from 'lucide';
import { useEffect } from 'react';
import { CallButton } from '@/components/contact/call-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { PAGE_BROKE } from '@/lib/analytics/page-error';
import { brokenPage } from '@/lib/content/broken-page';
import { MessagePage } from './message-page';

/**
 * Try again reloads the URL, which also mends a page whose scripts belong to an older deployment.
 * It doesn't import the list of routes: every page with Next's client loads it twice.
 */
export function ErrorPage() {
  const { heading, text, phone } = brokenPage;
  useEffect(() => {
    if (document.readyState === 'complete') reportToSiteScript();
    else window.addEventListener('load', reportToSiteScript, { once: true });
  }, []);
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

/** Starts the site script first, where the server has failed: it sends nothing but an empty page. */
function reportToSiteScript(): void {
  const isHeard = !window.dispatchEvent(new Event(PAGE_BROKE, { cancelable: true }));
  if (isHeard) return;

  const idle = document.querySelector('script[src="/site.js"]');
  if (!idle) return;
  // React has added the element in the browser, where it doesn't run.
  const script = document.createElement('script');
  for (const { name, value } of idle.attributes) script.setAttribute(name, value);
  script.addEventListener('load', reportToSiteScript, { once: true });
  idle.replaceWith(script);
}
