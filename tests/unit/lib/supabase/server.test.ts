/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
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
  const limits = { bytes: 2_000, textBytes: 16 };

  it('is the same response while it is short', async () => {
    const response = new Response('[1]', { status: 206, headers: { 'content-range': '0-0/1' } });
    const bounded = boundedResponse(response, { bytes: 3, textBytes: 9 });
    expect([bounded.status, bounded.headers.get('content-range')]).toEqual([206, '0-0/1']);
    expect(await bounded.json()).toEqual([1]);
    const empty = new Response(null, { status: 204 });
    expect(boundedResponse(empty, limits)).toBe(empty);
  });

  it('fails as soon as it is too long', async () => {
    await expect(boundedResponse(new Response('[12]'), { bytes: 3, textBytes: 9 }).text()).rejects.toThrow(
      'The response is longer than 3 bytes',
    );
  });

  it('is the same JSON with each long text cut, wherever its chunks end', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'u', '\u00e9', '"', '\\', '\n', '\u0000', '😀') });
    const sizeOf = (text?: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
    await fc.assert(
      fc.asyncProperty(fc.array(text), fc.integer({ min: 1, max: 9 }), async (texts, chunkSize) => {
        const bytes = Buffer.from(JSON.stringify(texts));
        const body = new ReadableStream({
          start(controller) {
            for (let at = 0; at < bytes.length; at += chunkSize)
              controller.enqueue(bytes.subarray(at, at + chunkSize));
            controller.close();
          },
        });
        const cut: string[] = await boundedResponse(new Response(body), limits).json();
        expect(cut).toHaveLength(texts.length);
        for (const [at, text] of texts.entries()) {
          if (sizeOf(text) <= limits.textBytes) expect(cut[at]).toBe(text);
          // What is cut ends with a whole escape, or the replacement of half a character.
          else expect(Math.abs(sizeOf(cut[at]) - limits.textBytes)).toBeLessThan(6);
        }
      }),
    );
  });
});
