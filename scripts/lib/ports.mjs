import { createServer } from 'node:net';
import { UserError } from './cli.mjs';

/**
 * Listens for a moment.
 *
 * @param {number} port 0 for any free port
 * @param {string} host
 * @returns {Promise<number>} the port listened on
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port));
    });
  });
}

/**
 * @param {number} port
 * @param {string} variable environment variable that chooses another port
 * @throws UserError when the port is in use
 */
export async function requireFreePort(port, variable) {
  for (const host of ['127.0.0.1', '::']) {
    try {
      await listen(port, host);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
      throw new UserError(
        `Port ${port} is in use: stop the program that uses it, or choose another one with ${variable}=${port + 1}.`,
      );
    }
  }
}

export const freePort = () => listen(0, '127.0.0.1');

/**
 * @param {string} variable name of an environment variable
 * @param {number} fallback port when it is not set
 * @throws UserError when its value is no port number
 */
export function portFrom(variable, fallback) {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`${variable} is "${text}": expected a port number from 1 to 65535.`);
}
