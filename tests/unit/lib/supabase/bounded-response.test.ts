/** @jest-environment node */
import { boundedResponse } from '@/lib/supabase/bounded-response';

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
