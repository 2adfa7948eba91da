import { z } from 'zod';
import { makes } from '@/content/catalogue/makes';
import { eachOnce, slug } from './fields';
import { validateContent } from './validate';

const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const makeName = z.string().trim().min(2, 'expected the name of a make, such as "Kia"').max(30);
const makesSchema = z
  .array(
    z.strictObject({
      name: makeName,
      slug,
      brandName: makeName.optional(),
      aliases: z.array(
        z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'expected lower-case words, such as "range rover"'),
      ),
    }),
  )
  .superRefine(eachOnce('name'))
  .superRefine(eachOnce('slug'))
  .superRefine((list, context) => {
    const owners = new Map(list.flatMap((make) => [make.name, make.slug].map((text) => [key(text), make])));
    list.forEach((make, index) => {
      make.aliases.forEach((alias, at) => {
        const owner = owners.get(key(alias)) ?? make;
        owners.set(key(alias), make);
        const message = `expected every alias once; "${alias}" means ${owner.name}, too`;
        if (owner !== make) context.addIssue({ code: 'custom', path: [index, 'aliases', at], message });
      });
    });
  });

export const makesCheck = () => validateContent('content/catalogue/makes.ts', makesSchema, makes);
