import { UserError } from './cli.mjs';

const NEEDED = [20, 9];

/** @param {string} version as in process.versions.node @throws UserError when it is older than Node 20.9 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  throw new UserError(
    `This needs Node ${NEEDED.join('.')} or newer, and this is Node ${version}: install a newer Node from nodejs.org and try again.`,
  );
}
