import { chromiumFlags, chromiumPath } from '../lib/environment';

/** How browser tests launch Chromium. */
export const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    ...chromiumFlags,
    // No test depends on the network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};
