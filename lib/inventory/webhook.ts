import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env/server';
import { INVENTORY_TAG } from './cached-read';

/** Compares two texts in constant time. Hashing gives both the same length, which `timingSafeEqual` requires. */
function equalInConstantTime(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function respond(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}

/**
 * The database's webhook: the next request still gets the old rows and starts a new read. The body is not read, because
 * any change makes the whole inventory stale.
 *
 * @param request carries the secret as `Authorization: Bearer {secret}`
 * @returns status 503 when no secret is configured, 401 for a missing or wrong one, otherwise 200
 */
export function receiveWebhook(request: Request): Response {
  const secret = env().revalidateSecret;
  if (!secret) return respond(503, 'The webhook is not configured');
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!equalInConstantTime(token, secret)) return respond(401, 'Wrong or missing secret');
  revalidateTag(INVENTORY_TAG, 'max');
  return respond(200, 'The inventory will be read again');
}
