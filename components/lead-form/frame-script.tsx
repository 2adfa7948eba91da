import { headers } from 'next/headers';
import { campaign, readCampaign } from '@/lib/analytics/attribution';
import { startFrame } from '@/lib/lead-form/start-frame';
import { NONCE_HEADER } from '@/lib/security/content-policy';

/** Compiled without references to other code, as both functions promise. */
const code = `(${startFrame})(document.currentScript.previousElementSibling, window, {
  read: ${readCampaign}, limits: ${JSON.stringify(campaign)} })`;

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
