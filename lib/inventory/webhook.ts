import 'server-only';
import { hash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env/server';
import { INVENTORY_TAG } from './server';

const digest = (text: string) => hash('sha256', text, 'buffer');

function respond(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}

/**
 * The database's webhook: the next request still gets the old rows and starts a new read. The body is not read.
 * @returns 503 when no secret is configured, 401 without it as `Authorization: Bearer {secret}`, otherwise 200
 */
export function receiveWebhook(request: Request): Response {
  const secret = env().revalidateSecret;
  if (!secret) return respond(503, 'The webhook is not configured');
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // In constant time; hashed, because that takes texts of one length.
  if (!timingSafeEqual(digest(token), digest(secret))) return respond(401, 'Wrong or missing secret');
  revalidateTag(INVENTORY_TAG, 'max');
  return respond(200, 'The inventory will be read again');
}
