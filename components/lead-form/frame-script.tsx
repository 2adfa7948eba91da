import { headers } from 'next/headers';
import { campaign } from '@/lib/analytics/attribution';
import { startFrame } from '@/lib/lead-form/start-frame';
import { NONCE_HEADER } from '@/lib/security/content-policy';

/** Compiled without references to other code, as `startFrame` promises. */
const code = `(${startFrame})(document.currentScript.previousElementSibling,window,${JSON.stringify(campaign)})`;

/**
 * Loads the form in the place before it, long before other scripts, on pages whose policy allows it
 * by a nonce.
 */
export async function FrameScript() {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
    <script dangerouslySetInnerHTML={{ __html: code }} nonce={nonce} suppressHydrationWarning />
  );
}
