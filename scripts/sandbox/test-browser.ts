import { chromiumFlags, chromiumPath } from '../lib/environment';

/** Features that Playwright turns off (its chromiumSwitches.ts). */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The address bar's own pages, on since Chromium 151. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * How browser tests launch Chromium. Each window would load two pages of its address bar, which
 * nobody sees: half of the processor time of an empty page (0.6 s instead of 0.3). Chromium heeds
 * the last list of features alone, so it repeats Playwright's.
 */
export const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    ...chromiumFlags,
    // No test depends on the network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  ],
};
