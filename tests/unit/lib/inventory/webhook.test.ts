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

  const refused = [401, 'Wrong or missing secret', secret] as const;
  it.each([
    ['Bearer ', 503, 'The webhook is not configured', null],
    [null, ...refused],
    ['Bearer ', ...refused],
    [`Bearer ${secret}x`, ...refused],
    [`Bearer ${secret.toUpperCase()}`, ...refused],
    [secret, ...refused],
    [`Basic ${secret}`, ...refused],
    [`x Bearer ${secret}`, ...refused],
  ])('refuses %j with %i: %s', async (header, status, message, configured) => {
    const response = call(header, configured);
    expect([response.status, await response.json()]).toEqual([status, { message }]);
    expect(mockRevalidate).not.toHaveBeenCalled();
  });
});
