/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anonymousClient, boundedResponse } from '@/lib/supabase/server';

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
    server.closeAllConnections();
    server.close();
  }
});

describe('a bounded response', () => {
  it('is the same response while it is short', async () => {
    const response = new Response('[1]', { status: 206, headers: { 'content-range': '0-0/1' } });
    const bounded = boundedResponse(response, 3);
    expect([bounded.status, bounded.headers.get('content-range')]).toEqual([206, '0-0/1']);
    expect(await bounded.json()).toEqual([1]);
  });

  it('fails as soon as it is too long', async () => {
    await expect(boundedResponse(new Response('[12]'), 3).text()).rejects.toThrow(
      'The response is longer than 3 bytes',
    );
  });

  it('without a body is returned as it is', () => {
    const empty = new Response(null, { status: 204 });
    expect(boundedResponse(empty, 3)).toBe(empty);
  });
});
