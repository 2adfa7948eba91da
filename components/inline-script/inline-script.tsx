import { campaign, readCampaign } from '@/lib/analytics/campaign';
import { detailsOf } from '@/lib/analytics/events';
import { business } from '@/lib/content/business';
import { listenForClicks, noteErrors, rememberCampaign, startForms } from './inline-functions';
import { startFrame } from './start-frame';

/** Compiled without references to other code, as each of the functions promises. */
function codeFor(days: number): string {
  const reader = `{read:${readCampaign},limits:${JSON.stringify(campaign)}}`;
  const calls = [
    `(${rememberCampaign})(w,c,${days})`,
    `(${listenForClicks})(w,${detailsOf})`,
    `(${noteErrors})(w)`,
    `(${startForms})(w,${startFrame},c)`,
  ];
  return `((w,c)=>{${calls.join(';')}})(window,${reader})`;
}

/**
 * The one inline script of a page, before what can be clicked.
 *
 * @param props `nonce`: of a page that is rendered per request
 */
export function InlineScript({ nonce }: { nonce?: string }) {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
      dangerouslySetInnerHTML={{ __html: codeFor(business().measuring.adClickDays) }}
      nonce={nonce}
      // Browsers hide the value of a nonce from scripts: React would find an empty one.
      suppressHydrationWarning
    />
  );
}
