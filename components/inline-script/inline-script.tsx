import { business } from '@/lib/content/business';
import { env } from '@/lib/env/server';
import { campaignRules, readCampaign } from '@/lib/measuring/campaign';
import { consentOf } from '@/lib/measuring/consent';
import { eventDetailsOf, pushEvent, reportConversion } from '@/lib/measuring/events';
import {
  listenForClicks,
  prepareTag,
  rememberCampaign,
  reportErrors,
  startForms,
} from './inline-functions';
import { startFrame } from './start-frame';

/** As text, the functions work only because they use nothing defined outside of them. */
function codeOfPage(): string {
  const { measuring } = business();
  const { googleTag } = env();
  const reader = `{read:${readCampaign},rules:${JSON.stringify(campaignRules)}}`;
  const events = `{push:${pushEvent},hook:${reportConversion},details:${eventDetailsOf}}`;
  const tag = googleTag && JSON.stringify({ ...googleTag, granted: consentOf(measuring) });
  const calls = [
    ...(tag ? [`(${prepareTag})(w,${tag})`] : []),
    `(${rememberCampaign})(w,c,${measuring.adClickDays})`,
    `(${listenForClicks})(w,a)`,
    `(${reportErrors})(w,a)`,
    `(${startForms})(w,${startFrame},c)`,
  ];
  return `((w,c,a)=>{${calls.join(';')}})(window,${reader},${events})`;
}

/**
 * The only inline script of a page. It stands before everything that can be clicked.
 *
 * @param props `nonce`: for pages that are rendered per request
 */
export function InlineScript({ nonce }: { nonce?: string }) {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
      dangerouslySetInnerHTML={{ __html: codeOfPage() }}
      nonce={nonce}
      // Browsers hide the nonce from scripts, so React would see a mismatch.
      suppressHydrationWarning
    />
  );
}
