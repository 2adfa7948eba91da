import { z } from 'zod';
import * as content from '@/content/wear-guides';
import { contentFile } from './parse-content';

const words = z.string().trim().min(2);
const inches = z.number().positive().max(20);

const wearLimit = z.strictObject({
  damage: words,
  company: words,
  inches: inches.nullable(),
  says: words,
});

const wearSchema = z.strictObject({
  creditCard: z.strictObject({ width: inches, height: inches }),
  quarter: inches,
  wearLimits: z.array(wearLimit).min(1),
  treadDepths: z.array(z.strictObject({ label: words, depth: z.int().positive().max(20) })).min(1),
});

export const wearGuides = contentFile('content/wear-guides.ts', wearSchema, { ...content });
