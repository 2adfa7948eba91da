import { z } from 'zod';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { featuredModels } from '@/content/catalogue/featured-models';
import { type MakeSlug, makes } from '@/content/catalogue/makes';
import { type ModelContent, models } from '@/content/catalogue/models';
import { popularMakeSlugs } from '@/content/catalogue/popular-makes';
import * as modelYear from '@/content/model-year';
import { comparisonKey } from '@/lib/catalogue/spelling';
import { catalogueName, uniqueBy } from '@/lib/content/schemas/fields';
import { contentFile } from '@/lib/content/schemas/parse-content';
import { textWithFacts } from '@/lib/content/schemas/texts';

const makeSlug = z.enum(makes.map((make) => make.slug));

const nameOf = (model: ModelContent) => (typeof model === 'string' ? model : model.name);

const modelFlags = {
  threeRows: z.literal(true).optional(),
  electric: z.literal(true).optional(),
};
const modelSchema = z.union(
  [catalogueName, z.strictObject({ name: catalogueName, ...modelFlags })],
  'expected a name without outer spaces, such as "EV9", or one with what the model has, such as { name: "EV9", threeRows: true, electric: true }; leave out what it does not have',
);

const modelsOfMake = z
  .partialRecord(z.enum(bodyStyles), z.array(modelSchema), {
    error: (issue) =>
      'keys' in issue
        ? `there is no body style "${String(issue.keys)}"; expected one of ${bodyStyles.join(', ')}`
        : undefined,
  })
  .superRefine((byBodyStyle, context) => {
    const names = Object.values(byBodyStyle).flat().map(nameOf);
    const keys = names.map(comparisonKey);
    const twice = names.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
    const problem = twice ? `"${twice}" stands twice` : 'there is none';
    const message = `expected models, each once, such as { "large-suv": ["EV9"] }; ${problem}`;
    if (twice || names.length === 0) context.addIssue({ code: 'custom', message });
  });

/** A model as models.ts has it. */
const modelNameSchema = (slug: MakeSlug) =>
  z.enum(Object.values(models[slug] ?? {}).flatMap((ofStyle = []) => ofStyle.map(nameOf)));

const year = z.int().min(2000).max(2100);
const feature = textWithFacts({ max: 60 });
const cards = (slug: MakeSlug) =>
  z
    .array(
      z.strictObject({
        model: modelNameSchema(slug),
        paint: z.enum(paints),
        features: z.tuple([feature, feature]),
        year: year.optional(),
      }),
    )
    .superRefine(uniqueBy('model'))
    .optional();
const featuredModelsSchema = z.strictObject(
  Object.fromEntries(makes.map(({ slug }) => [slug, cards(slug)])),
);

/** These files are only checked here: lib/catalogue reads them itself. */
export const catalogueContent = [
  contentFile('content/catalogue/models.ts', z.record(makeSlug, modelsOfMake), models),
  contentFile('content/catalogue/featured-models.ts', featuredModelsSchema, featuredModels),
  contentFile(
    'content/catalogue/popular-makes.ts',
    z
      .array(makeSlug)
      .refine((list) => new Set(list).size === list.length, 'expected every make once'),
    popularMakeSlugs,
  ),
  contentFile(
    'content/model-year.ts',
    z.strictObject({
      modelYear: year,
      inventoryTable: z
        .string()
        .regex(/^[a-z]\w*$/, 'expected the name of a table such as "inventory_2026"'),
    }),
    { ...modelYear },
  ),
];
