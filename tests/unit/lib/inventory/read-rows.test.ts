/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anonymousClient } from '@/lib/inventory/read-rows';

let mockUrl: string;
jest.mock('@/lib/env/server', () => ({ env: () => ({ supabase: { url: mockUrl, publishableKey: 'k' } }) }));

it('a database whose body stalls after its headers is left at the deadline', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mockUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const client = anonymousClient(AbortSignal.timeout(300));
    const { error } = await client.from('inventory_2031').select('id').retry(false);
    expect(error?.message).toMatch(/abort/i);
  } finally {
    // In this order: the client may be connecting once more, and that connection would keep the process alive.
    server.close();
    server.closeAllConnections();
  }
});
