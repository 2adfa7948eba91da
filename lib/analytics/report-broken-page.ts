import { PAGE_BROKE } from './page-error';

/**
 * Tells the site script that the error page is shown, so that the owner's own Analytics counts it.
 * Where the server has failed, it has sent an empty page, and the site script is started first.
 */
export function reportBrokenPage(doc: Document): void {
  const report = () => reportOrStart(doc);
  if (doc.readyState === 'complete') report();
  else doc.defaultView?.addEventListener('load', report, { once: true });
}

function reportOrStart(doc: Document): void {
  const event = new Event(PAGE_BROKE, { cancelable: true });
  doc.defaultView?.dispatchEvent(event);
  const isHeard = event.defaultPrevented;
  if (!isHeard) startSiteScript(doc, () => reportOrStart(doc));
}

/** React has added the script's element in the browser, where it doesn't run; a copy does. */
function startSiteScript(doc: Document, onLoad: () => void): void {
  const idle = doc.querySelector('script[src="/site.js"]');
  if (!idle) return;
  const script = doc.createElement('script');
  for (const { name, value } of idle.attributes) script.setAttribute(name, value);
  script.addEventListener('load', onLoad, { once: true });
  idle.replaceWith(script);
}
