import { createServer } from 'node:net';
import { UserError } from './cli.mjs';

function listens(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });
}

/** @throws UserError when somebody listens on the port already; `variable` names the way to choose another */
export async function requireFreePort(port, variable) {
  for (const host of ['127.0.0.1', '::']) {
    try {
      await listens(port, host);
    } catch (error) {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') continue;
      throw new UserError(
        `Port ${port} is in use: stop the program that uses it, or choose another one with ${variable}=${port + 1}.`,
      );
    }
  }
}

/** @returns {Promise<number>} a port that nobody listens on */
export function freePort() {
  return listens(0, '127.0.0.1');
}

/** @throws UserError when the variable holds something else than a port number */
export function portFrom(variable, fallback) {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`${variable} is "${text}": expected a port number from 1 to 65535.`);
}
