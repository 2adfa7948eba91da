import { business } from '@/lib/content/business';
import { adClickReader } from '@/lib/measuring/ad-click';
import {
  conversionClicks,
  eventDetailsOf,
  pushEvent,
  reportConversion,
} from '@/lib/measuring/events';
import { listenForClicks, rememberAdClick, reportErrors, startForms } from './inline-functions';
import { startFrame } from './start-frame';

/** As text, the functions work only because they use nothing defined outside of them. */
function codeFor(days: number): string {
  const reader = `{read:${adClickReader.read},key:'${adClickReader.key}'}`;
  const events = `{push:${pushEvent},report:${reportConversion},details:${eventDetailsOf}}`;
  const calls = [
    `(${rememberAdClick})(w,c,${days})`,
    `(${listenForClicks})(w,a,${JSON.stringify(conversionClicks)})`,
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
      dangerouslySetInnerHTML={{ __html: codeFor(business().measuring.adClickDays) }}
      nonce={nonce}
      // Browsers hide the nonce from scripts, so React would see a mismatch.
      suppressHydrationWarning
    />
  );
}
