import { z } from 'zod';
import { date } from './fields';
import { destination } from './links';

const text = (what: string, most: number) =>
  z
    .string(`expected ${what}`)
    .trim()
    .min(5, `expected ${what}`)
    .max(most, `expected at most ${most} characters`);

/** An offer above the content of the home, inventory, and brand pages; `from` and `until` are its first and last day. */
export const promotionSchema = z
  .strictObject({
    text: text('the offer in one sentence, such as "No broker fee on any lease in December."', 140),
    terms: text('the terms of the offer', 2_000).optional(),
    from: date,
    until: date,
    href: destination.optional(),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'expected no day before "from"' });
