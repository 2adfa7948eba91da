import { z } from 'zod';
import { bodyStyles } from '@/content/catalogue/body-styles';
import { brandModels } from '@/content/catalogue/brand-models';
import { makes } from '@/content/catalogue/makes';
import { models } from '@/content/catalogue/models';
import { popularMakes } from '@/content/catalogue/popular-makes';
import { eachOnce, year } from './fields';
import { ownText } from './own-text';
import { publicFile } from './public-file';
import { validateContent } from './validate';

const makeSlug = z.enum(makes.map((make) => make.slug));
const EXAMPLE = 'such as { EV9: "large-suv" }';
const modelsSchema = z.record(
  makeSlug,
  z
    .record(z.string(), z.enum(bodyStyles), `expected the models of this make of makes.ts, ${EXAMPLE}`)
    .refine((lineUp) => Object.keys(lineUp).length > 0, `expected at least one model, ${EXAMPLE}`),
  {
    error: ({ code }: { code?: string }) =>
      code === 'unrecognized_keys' ? 'content/catalogue/makes.ts has no such make' : undefined,
  },
);

const modelsOf = (make: string) => Object.keys((models as Record<string, object>)[make] ?? {});
const feature = ownText({ what: 'a fact, such as "Standard all-wheel drive"', most: 60 });
const cardsSchema = z
  .array(
    z
      .strictObject({
        id: z.int().positive('expected a number such as 41'),
        makeSlug,
        model: z.string(),
        year,
        image: publicFile,
        features: z.tuple(
          [feature, feature],
          'expected two facts, such as ["Hybrid powertrain", "Seats seven"]',
        ),
        source: ownText({ what: 'where they were read, such as "Kia Official"', most: 30 }),
      })
      .superRefine(({ makeSlug: make, model }, context) => {
        const known = modelsOf(make);
        const message = `expected a model that content/catalogue/models.ts has for ${make}: ${known.join(', ')}`;
        if (!known.includes(model)) context.addIssue({ code: 'custom', path: ['model'], message });
      }),
  )
  .superRefine(eachOnce('id'));

const popularSchema = z
  .array(makeSlug)
  .refine((list) => new Set(list).size === list.length, 'expected every make once');

// Only `npm run content:check` and the build validate the catalogue, because the code of the browser reads it as it is.
export const modelsCheck = () => validateContent('content/catalogue/models.ts', modelsSchema, models);
export const vehicleChecks: readonly (() => unknown)[] = [
  () => validateContent('content/catalogue/brand-models.ts', cardsSchema, brandModels),
  () => validateContent('content/catalogue/popular-makes.ts', popularSchema, popularMakes),
];
