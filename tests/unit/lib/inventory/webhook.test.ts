/** @jest-environment node */
import fc from 'fast-check';
import { answerWebhook, TokenBucket } from '@/lib/inventory/webhook';

const secret = 'a secret of this test';
const event = { type: 'INSERT', table: 'cars', schema: 'public', record: { id: 1 }, old_record: null };
const changed = jest.fn();
const plenty = () => new TokenBucket({ capacity: 1_000_000, perSecond: 0 });

function post(body: BodyInit | object | null, headers: Record<string, string> = {}) {
  const plain = typeof body === 'object' && body !== null && !(body instanceof ReadableStream);
  return new Request('https://site.example/api/revalidate', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, ...headers },
    body: plain ? JSON.stringify(body) : (body as BodyInit | null),
    duplex: 'half',
  } as RequestInit);
}
const answer = (request: Request, setting: Partial<Parameters<typeof answerWebhook>[1]> = {}) =>
  answerWebhook(request, { secret, table: 'cars', calls: plenty(), changed, ...setting });

describe('the webhook', () => {
  it.each(['INSERT', 'UPDATE', 'DELETE'])('has the rows read again after an %s', async (type) => {
    const response = await answer(post({ ...event, type }));
    expect(response.status).toBe(200);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is closed when no secret is configured', async () => {
    expect((await answer(post(event), { secret: null })).status).toBe(503);
    expect((await answer(post(event, { authorization: 'Bearer ' }), { secret: null })).status).toBe(503);
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'none'],
    ['Bearer ', 'an empty one'],
    ['Bearer wrong', 'another'],
    [`Bearer ${secret}x`, 'a longer one'],
    [`Bearer ${secret.slice(0, -1)}`, 'a shorter one'],
    [`Bearer ${secret.toUpperCase()}`, 'one in another case'],
    [secret, 'one without its scheme'],
    [`Basic ${secret}`, 'one of another scheme'],
  ])('refuses the header "%s": %s', async (authorization) => {
    const response = await answer(post(event, { authorization }));
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain(secret);
    expect(changed).not.toHaveBeenCalled();
  });

  it('ignores events of other tables and schemas', async () => {
    expect((await answer(post({ ...event, table: 'users' }))).status).toBe(202);
    expect((await answer(post({ ...event, schema: 'auth' }))).status).toBe(202);
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'type=INSERT'],
    ['a cut-off JSON', '{"type":"INS'],
    ['another type', { ...event, type: 'TRUNCATE' }],
    ['no table', { ...event, table: undefined }],
    ['a list', [event]],
    ['a text', '"INSERT"'],
  ])('refuses %s as a body', async (_, body) => {
    expect((await answer(post(body))).status).toBe(400);
    expect(changed).not.toHaveBeenCalled();
  });

  it('refuses a body beyond 64 KiB, announced or not, without reading it to its end', async () => {
    expect((await answer(post(event, { 'content-length': '65537' }))).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(16 * 1024).fill(32));
      },
    });
    expect((await answer(post(endless))).status).toBe(413);
    expect(pulled).toBeLessThan(10);
    expect((await answer(post({ ...event, record: 'x'.repeat(60_000) }))).status).toBe(200);
  });

  it('gives up a body that never ends', async () => {
    jest.useFakeTimers();
    const silent = new ReadableStream({});
    const response = answer(post(silent));
    await jest.advanceTimersByTimeAsync(5_100);
    expect((await response).status).toBe(413);
    jest.useRealTimers();
  });

  it('refuses too many calls, and strangers do not use up the number', async () => {
    const calls = new TokenBucket({ capacity: 2, perSecond: 0 });
    for (let tries = 0; tries < 10; tries++) {
      expect((await answer(post(event, { authorization: 'Bearer x' }), { calls })).status).toBe(401);
    }
    const statuses = [];
    for (let tries = 0; tries < 3; tries++) statuses.push((await answer(post(event), { calls })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('never throws and never reports a change for what is no event, whatever the body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.jsonValue()), async (body) => {
        const { status } = await answer(post(typeof body === 'string' ? body : JSON.stringify(body)));
        expect([200, 202, 400]).toContain(status);
        if (status !== 200) expect(changed).not.toHaveBeenCalled();
        changed.mockClear();
      }),
    );
  });
});

describe('a bucket of tokens', () => {
  it('fills with time and never beyond its capacity', () => {
    const bucket = new TokenBucket({ capacity: 2, perSecond: 1 });
    expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
    expect([bucket.take(1_000), bucket.take(1_500)]).toEqual([true, false]);
    expect([1, 2, 3].map(() => bucket.take(100_000))).toEqual([true, true, false]);
  });

  it('does not mind a clock that goes back', () => {
    const bucket = new TokenBucket({ capacity: 1, perSecond: 1 });
    expect([bucket.take(5_000), bucket.take(1_000), bucket.take(2_000)]).toEqual([true, false, true]);
  });
});
