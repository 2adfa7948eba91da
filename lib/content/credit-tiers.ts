import { z } from 'zod';
import { creditTiers as content } from '@/content/credit-tiers';
import { validated } from './validate';

const score = z.int().min(300).max(850);
const tier = z.strictObject({ name: z.string().trim().min(2), from: score, to: score });

const creditTiersSchema = z.array(tier).refine(
  (tiers) =>
    tiers.every(({ from, to }, index) => {
      const better = tiers[index - 1];
      const isNextToBetter = !better || to + 1 === better.from;
      return from <= to && isNextToBetter;
    }),
  'expected the best tier first, and no score between two',
);

export const creditTiers = validated('content/credit-tiers.ts', creditTiersSchema, content);
