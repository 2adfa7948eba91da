import { Launcher } from 'chrome-launcher';

/** The Chromium of CHROMIUM_PATH, or one that is installed; without either, Playwright uses the one it downloads. */
export function chromiumPath(): string | undefined {
  try {
    return process.env.CHROMIUM_PATH || Launcher.getFirstInstallation();
  } catch {
    return undefined; // On Linux, where none is installed.
  }
}

export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
