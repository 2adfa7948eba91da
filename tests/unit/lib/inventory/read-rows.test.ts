/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDeadline, readFirstRows } from '@/lib/inventory/read-rows';

let mockUrl = '';
jest.mock('@/lib/env/server', () => ({
  env: () => ({ supabase: mockUrl ? { url: mockUrl, publishableKey: 'k' } : null }),
}));

type Respond = (request: IncomingMessage, response: ServerResponse) => unknown;

async function withDatabase<T>(respond: Respond, run: () => Promise<T>): Promise<T> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mockUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await run();
  } finally {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
const sendRows: Respond = (_, response) => response.writeHead(200, JSON_TYPE).end('[{"id":1}]');

it('a read that fails says why the connection did', async () => {
  await withDatabase(sendRows, () => readFirstRows('inventory_2031', readDeadline()));
  // Nobody listens there any more.
  await expect(readFirstRows('inventory_2031', readDeadline())).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
});

it('a site without a database says so', async () => {
  mockUrl = '';
  await expect(readFirstRows('inventory_2031', readDeadline())).rejects.toThrow(
    'database is not configured',
  );
});
