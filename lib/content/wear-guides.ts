import { z } from 'zod';
import * as content from '@/content/wear-guides';
import { contentText } from '@/lib/content/schemas/content-text';
import { contentFile } from '@/lib/content/schemas/parse-content';

const words = contentText({ min: 2, max: 60 });
const inches = z.number().positive().max(20);

/** The damage that the wear chart draws. Its table has any other, too. */
export const drawnDamage = { dent: 'Dent', scratch: 'Scratch' } as const;

const wearLimit = z.strictObject({
  damage: words,
  company: words,
  inches: inches.nullable(),
  says: words,
});

const wearSchema = z.strictObject({
  creditCard: z.strictObject({ width: inches, height: inches }),
  quarter: inches,
  wearLimits: z.array(wearLimit).superRefine((limits, context) => {
    for (const name of Object.values(drawnDamage)) {
      if (limits.some(({ damage, inches }) => damage === name && inches !== null)) continue;
      const message = `expected a row with the damage "${name}" and its inches: the chart of the wear guides draws it`;
      context.addIssue({ code: 'custom', message });
    }
  }),
  treadDepths: z.array(z.strictObject({ label: words, depth: z.int().positive().max(20) })).min(1),
});

export const wearGuides = contentFile('content/wear-guides.ts', wearSchema, { ...content });
