import { z } from 'zod';
import { search as content } from '@/content/search';
import { brandName, makes } from '@/lib/catalogue/makes';
import { fillIn } from './fill-in';
import { DESCRIPTION_LIMIT, description, sentence, TITLE_LIMIT, title } from './own-text';
import { validateContent } from './validate';

const page = z.strictObject({ title: title(), description: description() });
const longestBrand = makes.map(brandName).sort((a, b) => b.length - a.length)[0] ?? '';

/** A text that is written once for all brands: it has room for the longest one, and names it, so that every brand has its own. */
const ofBrand = (schema: ReturnType<typeof sentence>, most: number) =>
  schema
    .refine(
      (text) => text.includes('{brand}'),
      'expected {brand} in the text, so that every brand has its own',
    )
    .refine((text) => fillIn(text, { brand: longestBrand, models: '' }).length <= most, {
      error: `expected at most ${most} characters with the brand "${longestBrand}"`,
    });

export const searchSchema = z
  .strictObject({
    home: page,
    inventory: page,
    brand: z.strictObject({
      title: ofBrand(sentence('brand'), TITLE_LIMIT),
      // As many models as there is room for; without room for one, `withoutModels`.
      description: ofBrand(sentence('brand', 'models'), DESCRIPTION_LIMIT),
      withoutModels: ofBrand(sentence('brand'), DESCRIPTION_LIMIT),
    }),
    apply: page,
    creditApp: page.extend({ withoutOnlineForm: description() }),
    about: page,
    blog: page.extend({ feed: description() }),
    faq: page,
    contact: page,
    testimonials: page.extend({ withoutInstagram: description() }),
    business: sentence(),
  })
  .superRefine((pages, context) => {
    const seen = new Map<string, string>();
    for (const [name, texts] of Object.entries(pages))
      for (const [field, text] of typeof texts === 'string' ? [] : Object.entries(texts)) {
        const other = seen.get(text);
        const message = `expected every ${field} once; ${other} has it too`;
        if (other) context.addIssue({ code: 'custom', path: [name, field], message });
        seen.set(text, `${name}.${field}`);
      }
  });

export const search = validateContent('content/search.ts', searchSchema, content);
