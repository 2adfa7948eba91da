/**
 * Loads the measuring scripts of Vercel if the layout asks for them (in production only) and the visitor does not send
 * Global Privacy Control.
 *
 * @param script the `<script>` element of the site script
 */
export function loadWebAnalytics(win: Window, script: HTMLElement | SVGElement | null): void {
  const { globalPrivacyControl } = win.navigator as { globalPrivacyControl?: boolean };
  if (!script?.hasAttribute('data-web-analytics') || globalPrivacyControl) return;
  import('./web-analytics').then(({ startWebAnalytics }) => startWebAnalytics(win)).catch(() => {});
}
