/** @jest-environment node */
import { readDeadline, readFirstRows } from '@/lib/inventory/read-rows';

let mockUrl = '';
jest.mock('@/lib/env/server', () => ({
  env: () => ({ supabase: mockUrl ? { url: mockUrl, publishableKey: 'k' } : null }),
}));

it('a read that fails says why the connection did', async () => {
  mockUrl = 'http://127.0.0.1:2'; // Nobody listens there.
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
