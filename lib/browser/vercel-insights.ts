import { addScript } from './add-script';

type Send = (...call: [name: string, value: unknown]) => void;
type InsightsWindow = Window &
  Partial<Record<'va' | 'si', Send> & Record<'vaq' | 'siq', unknown[]>>;
type Sent = { url: string };

/** Vercel's paths below the site's own address, and the names that its scripts read. */
const scripts = [
  { path: 'insights', send: 'va', queue: 'vaq' },
  { path: 'speed-insights', send: 'si', queue: 'siq' },
] as const;

/** Starts Vercel Web Analytics and Speed Insights. URLs are sent without their parameters. */
export function startVercelInsights(win: InsightsWindow): void {
  for (const { path, send, queue } of scripts) {
    // Until the script has loaded, its calls wait in a list that it reads.
    win[send] ??= (...call) => {
      win[queue] ??= [];
      win[queue].push(call);
    };
    win[send]('beforeSend', (sent: Sent) => ({ ...sent, url: sent.url.replace(/[?#].*/, '') }));
    addScript(win.document, `/_vercel/${path}/script.js`);
  }
}
