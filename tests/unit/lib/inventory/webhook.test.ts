/** @jest-environment node */
import { receiveWebhook } from '@/lib/inventory/webhook';

const secret = 'the secret of this test';
const mockRevalidate = jest.fn();
let mockSecret: string | null;
jest.mock('next/cache', () => ({ revalidateTag: (...values: unknown[]) => mockRevalidate(...values) }));
jest.mock('@/lib/env/server', () => ({ env: () => ({ revalidateSecret: mockSecret }) }));

function call(authorization: string | null, configured: string | null = secret) {
  const headers = new Headers(authorization === null ? [] : [['authorization', authorization]]);
  const request = new Request('https://site.example/api/revalidate', { method: 'POST', headers });
  mockSecret = configured;
  return receiveWebhook(request);
}

describe('the webhook', () => {
  it.each([`Bearer ${secret}`, `bearer ${secret}`])(
    'revalidates when it is called with "%s"',
    async (header) => {
      const response = call(header);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await response.json()).toEqual({ message: 'The inventory will be read again' });
      expect(mockRevalidate.mock.calls).toEqual([['inventory', 'max']]);
    },
  );

  it('is closed without a configured secret', async () => {
    const response = call('Bearer ', null);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: 'The webhook is not configured' });
    expect(mockRevalidate).not.toHaveBeenCalled();
  });

  it.each([
    null,
    'Bearer ',
    `Bearer ${secret}x`,
    `Bearer ${secret.toUpperCase()}`,
    secret,
    `Basic ${secret}`,
    `x Bearer ${secret}`,
  ])('refuses %j without repeating the secret', async (header) => {
    const response = call(header);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Wrong or missing secret' });
    expect(mockRevalidate).not.toHaveBeenCalled();
  });
});
