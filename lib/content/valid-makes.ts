import { z } from 'zod';
import { makes as content } from '@/content/catalogue/makes';
import { comparisonKey } from '@/lib/format/comparison-key';
import { eachOnce, slug } from './field-schemas';
import { validated } from './validate';

const makeName = z.string().trim().min(2, 'expected the name of a make, such as "Kia"').max(30);
const alias = z
  .string()
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'expected lower-case words, such as "range rover"');
const makesSchema = z
  .array(
    z.strictObject({
      name: makeName,
      slug,
      brandName: makeName.optional(),
      aliases: z.array(alias),
    }),
  )
  .superRefine(eachOnce('name'))
  .superRefine(eachOnce('slug'))
  .superRefine((list, context) => {
    const owners = new Map(
      list.flatMap((make) => [make.name, make.slug].map((text) => [comparisonKey(text), make])),
    );
    list.forEach((make, index) => {
      make.aliases.forEach((alias, at) => {
        const owner = owners.get(comparisonKey(alias)) ?? make;
        owners.set(comparisonKey(alias), make);
        const message = `expected every alias once; "${alias}" means ${owner.name}, too`;
        if (owner !== make)
          context.addIssue({ code: 'custom', path: [index, 'aliases', at], message });
      });
    });
  });

/**
 * The makes for other schemas, which don't import lib/catalogue: it trusts makes.ts, and a mistake
 * there would stop them all.
 */
export const validMakes = validated('content/catalogue/makes.ts', makesSchema, content);
