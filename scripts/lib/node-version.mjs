import { UserError } from './cli.mjs';

/** The `engines` of package.json: Next needs it. */
const REQUIRED = { major: 20, minor: 9 };

/**
 * @param {string} version as in process.versions.node
 * @throws UserError when it is older than required
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > REQUIRED.major || (major === REQUIRED.major && minor >= REQUIRED.minor)) return;
  throw new UserError(
    `Node.js ${REQUIRED.major}.${REQUIRED.minor} or newer is required, and this is ${version}: install a newer version from nodejs.org.`,
  );
}
