import { headers } from 'next/headers';
import { campaign } from '@/lib/analytics/attribution';
import { markSentRequest, SENT_REQUESTS } from '@/lib/lead-form/sent-requests';
import { startFrame } from '@/lib/lead-form/start-frame';
import { NONCE_HEADER } from '@/lib/security/content-policy';

/** Compiled without references to other code, as both functions promise. */
const code = `(place => {
  (${markSentRequest})(place, window, ${JSON.stringify(SENT_REQUESTS)});
  (${startFrame})(place, window, ${JSON.stringify(campaign)});
})(document.currentScript.previousElementSibling)`;

/**
 * Loads the form in the place before it, long before other scripts, on pages whose policy allows it
 * by a nonce.
 */
export async function FrameScript() {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
      dangerouslySetInnerHTML={{ __html: code }}
      nonce={nonce}
      // Browsers hide the value of a nonce from scripts: React would find an empty one.
      suppressHydrationWarning
    />
  );
}
