import { chromiumFlags, chromiumPath } from '../../scripts/lib/environment';

export const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    ...chromiumFlags,
    // Tests can't reach the network.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};
