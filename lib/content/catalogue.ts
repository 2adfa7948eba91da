import { z } from 'zod';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { featuredModels as featured } from '@/content/catalogue/featured-models';
import { makes } from '@/content/catalogue/makes';
import * as traits from '@/content/catalogue/model-traits';
import { models as modelLists } from '@/content/catalogue/models';
import { popularMakeSlugs as popular } from '@/content/catalogue/popular-makes';
import * as ofModelYear from '@/content/model-year';
import { catalogueName, eachOnce, year } from './field-schemas';
import { filledText } from './text-schemas';
import { validated } from './validate';

const makeSlug = z.enum(makes.map((make) => make.slug));
const EXAMPLE = 'such as { "large-suv": ["EV9"] }';
const lineUp = z
  .partialRecord(
    z.enum(bodyStyles),
    z.array(catalogueName('the name of a model, such as "EV9"')),
    `expected the models of this make of makes.ts, ${EXAMPLE}`,
  )
  .superRefine((byBodyStyle, context) => {
    const names = Object.values(byBodyStyle).flat();
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (names.length === 0)
      context.addIssue({ code: 'custom', message: `expected at least one model, ${EXAMPLE}` });
    if (twice)
      context.addIssue({
        code: 'custom',
        message: `expected every model once; "${twice}" stands twice`,
      });
  });
const modelsSchema = z.record(makeSlug, lineUp);
const modelsContent = validated('content/catalogue/models.ts', modelsSchema, modelLists);

const modelsOfSlug = (slug: string) =>
  Object.values((modelsContent() as Record<string, Record<string, string[]>>)[slug] ?? {}).flat();
const expectedModel = (make: string) =>
  `expected a model that content/catalogue/models.ts has for ${make}: ${modelsOfSlug(make).join(', ')}`;

const modelsByMake = z
  .partialRecord(makeSlug, z.array(z.string()))
  .superRefine((lists, context) => {
    for (const [make, names = []] of Object.entries(lists))
      for (const [at, name] of names.entries())
        if (!modelsOfSlug(make).includes(name))
          context.addIssue({ code: 'custom', path: [make, at], message: expectedModel(make) });
  });
const traitsSchema = z.strictObject({ threeRowModels: modelsByMake, electricModels: modelsByMake });
const modelTraitsContent = validated('content/catalogue/model-traits.ts', traitsSchema, {
  ...traits,
});

const feature = filledText({ what: 'a fact, such as "Standard all-wheel drive"', most: 60 });
const cardSchema = z.strictObject({
  model: z.string(),
  paint: z.enum(paints),
  features: z.tuple(
    [feature, feature],
    'expected two facts, such as ["Hybrid powertrain", "Seats seven"]',
  ),
  year: year.optional(),
});
const cardsSchema = z
  .partialRecord(makeSlug, z.array(cardSchema).superRefine(eachOnce('model')))
  .superRefine((lists, context) => {
    for (const [make, cards = []] of Object.entries(lists))
      for (const [at, { model }] of cards.entries())
        if (!modelsOfSlug(make).includes(model))
          context.addIssue({
            code: 'custom',
            path: [make, at, 'model'],
            message: expectedModel(make),
          });
  });
const featuredModelsContent = validated(
  'content/catalogue/featured-models.ts',
  cardsSchema,
  featured,
);

const popularSchema = z
  .array(makeSlug)
  .refine((list) => new Set(list).size === list.length, 'expected every make once');
const popularMakesContent = validated('content/catalogue/popular-makes.ts', popularSchema, popular);

const modelYearSchema = z.strictObject({
  modelYear: year,
  inventoryTable: z
    .string()
    .regex(/^[a-z]\w*$/, 'expected the name of a table such as "inventory_2026"'),
});
const modelYearContent = validated('content/model-year.ts', modelYearSchema, {
  ...ofModelYear,
});

/** Only checked: lib/catalogue reads the files themselves. */
export const catalogueChecks = [
  modelsContent,
  modelTraitsContent,
  featuredModelsContent,
  popularMakesContent,
  modelYearContent,
];
