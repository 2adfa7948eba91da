/** @jest-environment node */
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { anonymousClient, readAllRows } from '@/lib/inventory/read-rows';

// Sending megabytes takes seconds on a busy machine.
jest.setTimeout(60_000);

let mockUrl: string;
jest.mock('@/lib/env/server', () => ({
  env: () => ({ supabase: { url: mockUrl, publishableKey: 'k' } }),
}));

/**
 * What a client says of the last of its reads, one after the other, from a database with these
 * headers and this body.
 */
async function errorOf(
  reads: number,
  headers: OutgoingHttpHeaders,
  send: (response: ServerResponse) => unknown,
  deadline = 30_000,
) {
  const server = createServer((_, response) => {
    send(response.writeHead(200, { 'content-type': 'application/json', ...headers }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mockUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const client = anonymousClient(AbortSignal.timeout(deadline));
    for (let read = 1; read < reads; read++)
      expect((await client.from('inventory_2031').select('id').retry(false)).error).toBeNull();
    return (await client.from('inventory_2031').select('id').retry(false)).error?.message;
  } finally {
    // In this order: the client may be connecting once more, and that connection would keep the
    // process alive.
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}

const MIB = ' '.repeat(1024 ** 2);
const endless = () =>
  Readable.from(
    (function* () {
      for (;;) yield MIB;
    })(),
  );

it('a database whose body stalls after its headers is left at the deadline', async () => {
  expect(await errorOf(1, {}, (response) => response.write('['), 500)).toMatch(/abort/i);
});

it.each<[string, number, OutgoingHttpHeaders, (response: ServerResponse) => unknown]>([
  ['never ends', 1, {}, (response) => endless().pipe(response)],
  [
    'is small only while compressed',
    1,
    { 'content-encoding': 'gzip' },
    (response) => endless().pipe(createGzip()).pipe(response),
  ],
  ['is the ninth of 4 MB', 9, {}, (response) => response.end(`[${MIB.repeat(4).slice(2)}]`)],
])('a response that %s is left where it is too large', async (_, reads, headers, send) => {
  expect(await errorOf(reads, headers, send)).toMatch('larger than 4 MiB');
});

it('a read that fails says why the connection did', async () => {
  await errorOf(1, {}, (response) => response.end('[]'));
  // Nobody listens there any more.
  await expect(readAllRows('inventory_2031')).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
});
