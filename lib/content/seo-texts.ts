import { z } from 'zod';
import { seoTexts as content } from '@/content/seo-texts';
import { brandName, makes } from '@/lib/catalogue/makes';
import { contentFile } from '@/lib/content/schemas/parse-content';
import {
  DESCRIPTION_LIMIT,
  description,
  pageText,
  TITLE_LIMIT,
  title,
} from '@/lib/content/schemas/texts';
import { longestOf } from '@/lib/format/words';
import { fillVariables } from './fill-variables';

const searchResult = z.strictObject({ title: title(), description: description() });
const longestBrand = longestOf(makes.map(brandName));

/** It must contain the brand's name, or all brand pages would have the same text. */
const ofBrand = (schema: ReturnType<typeof pageText>, max: number) =>
  schema
    .refine(
      (text) => text.includes('{brand}'),
      'expected {brand} in the text, so that every brand has its own',
    )
    .refine(
      (text) => fillVariables(text, { brand: longestBrand, models: '' }).length <= max,
      `expected at most ${max} characters with the brand "${longestBrand}"`,
    );

const seoTextsSchema = z.strictObject({
  home: searchResult,
  inventory: searchResult,
  brand: z.strictObject({
    title: ofBrand(pageText('brand'), TITLE_LIMIT),
    // Names the first three models. Without any, or if they don't fit, `withoutModels` is used.
    description: ofBrand(pageText('brand', 'models'), DESCRIPTION_LIMIT),
    withoutModels: ofBrand(pageText('brand'), DESCRIPTION_LIMIT),
  }),
  apply: searchResult,
  creditApp: searchResult,
  about: searchResult,
  blog: searchResult,
  faq: searchResult,
  contact: searchResult,
  testimonials: searchResult.extend({ withoutInstagram: description() }),
  business: pageText(),
});

export const seoTexts = contentFile('content/seo-texts.ts', seoTextsSchema, content);
