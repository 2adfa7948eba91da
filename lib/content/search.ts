import { z } from 'zod';
import { search as content } from '@/content/search';
import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { brandName, makes } from '@/lib/catalogue/makes';
import { ownText, searchTexts } from './own-text';
import { validateContent } from './validate';

const brands = makes.map((make) => ({
  brand: brandName(make),
  models: brandModelsOf(make)[0]?.model ?? '',
}));
const withModels = searchTexts(brands);
/** Otherwise the pages of all brands would have the same text. */
const namesBrand = [
  (text: string) => text.includes('{brand}'),
  'expected {brand} in the text, so that every brand has its own',
] as const;
const page = z.strictObject(searchTexts());
const { description } = searchTexts();

export const searchSchema = z
  .strictObject({
    home: page,
    inventory: page,
    brand: z.strictObject({
      title: withModels.title.refine(...namesBrand),
      description: withModels.description.refine(...namesBrand),
      withoutModels: searchTexts(brands.map(({ brand }) => ({ brand }))).description.refine(...namesBrand),
    }),
    apply: page,
    creditApp: page.extend({ withoutOnlineForm: description }),
    about: page,
    blog: page.extend({ feed: description }),
    faq: page,
    contact: page,
    testimonials: page.extend({ withoutInstagram: description }),
    business: ownText('a sentence about the business'),
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
