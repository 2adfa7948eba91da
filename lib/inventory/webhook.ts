import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. Hashing gives both the same length, which `timingSafeEqual` requires. */
function equalInConstantTime(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function respond(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}

/**
 * Handles the database's webhook (docs/product.md#inventory-data). The body is not read, because any change makes the
 * whole inventory stale.
 *
 * @param request carries the secret as `Authorization: Bearer {secret}`
 * @param options `secret`: the configured one, `null` when there is none; `revalidate`: marks the cached rows stale
 * @returns status 503 when no secret is configured, 401 for a missing or wrong one, otherwise 200
 */
export function handleWebhook(
  request: Request,
  { secret, revalidate }: { secret: string | null; revalidate: () => void },
): Response {
  if (!secret) return respond(503, 'The webhook is not configured');
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!equalInConstantTime(token, secret)) return respond(401, 'Wrong or missing secret');
  revalidate();
  return respond(200, 'The inventory will be read again');
}
