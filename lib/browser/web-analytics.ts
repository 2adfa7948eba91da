import { addScript } from './add-script';

type Send = (...call: [name: string, value: unknown]) => void;
type AnalyticsWindow = Window & Partial<Record<'va' | 'si', Send> & Record<'vaq' | 'siq', unknown[]>>;
type Sent = { url: string };

/** Vercel's own paths on the site's host, and the names that its scripts read. */
const scripts = [
  { path: 'insights', send: 'va', queue: 'vaq' },
  { path: 'speed-insights', send: 'si', queue: 'siq' },
] as const;

/** Starts Vercel Web Analytics and Speed Insights. URLs are sent without their parameters. */
export function startWebAnalytics(win: Window): void {
  const scope = win as AnalyticsWindow;
  for (const { path, send, queue } of scripts) {
    // Until the script has loaded, its calls are queued.
    scope[send] ??= (...call) => {
      scope[queue] ??= [];
      scope[queue].push(call);
    };
    scope[send]('beforeSend', (sent: Sent) => ({ ...sent, url: sent.url.replace(/[?#].*/, '') }));
    addScript(win.document, `/_vercel/${path}/script.js`);
  }
}
