import { z } from 'zod';
import { bodyStyles, paints } from '@/content/catalogue/body-styles';
import { brandModels } from '@/content/catalogue/brand-models';
import { makes } from '@/content/catalogue/makes';
import { models } from '@/content/catalogue/models';
import { popularMakes } from '@/content/catalogue/popular-makes';
import { eachOnce } from './fields';
import { validateContent } from './validate';

type Make = { name: string; slug: string; brandName?: string; aliases: readonly string[] };
type LineUps = Record<string, Record<string, string>>;
type Card = { id: number; makeSlug: string; model: string; year: number; image: string; source: string };

const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const makesSchema = z
  .array(
    z.strictObject({
      name: z.string().trim().min(2, 'expected the name of a make, such as "Kia"'),
      slug: z
        .string()
        .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words with hyphens, such as "land-rover"'),
      brandName: z.string().min(2).optional(),
      aliases: z.array(
        z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'expected lower-case words, such as "range rover"'),
      ),
    }),
  )
  .superRefine(eachOnce('name'))
  .superRefine(eachOnce('slug'))
  .superRefine((list, context) => {
    list.forEach(({ name, aliases }, index) => {
      const before = list[index - 1]?.name;
      if (before !== undefined && before.localeCompare(name, 'en') > 0) {
        const message = `expected makes in alphabetical order; ${name} belongs before ${before}`;
        context.addIssue({ code: 'custom', path: [index, 'name'], message });
      }
      aliases.forEach((alias, at) => {
        const other = list.find(
          (make, place) =>
            place !== index &&
            [make.name, make.slug, ...(place < index ? make.aliases : [])].some(
              (text) => key(text) === key(alias),
            ),
        );
        const message = `"${alias}" already means ${other?.name}`;
        if (other) context.addIssue({ code: 'custom', path: [index, 'aliases', at], message });
      });
    });
  });

/** @returns the name most like a misspelled one: with the longest beginning in common */
function closest(text: string, names: readonly string[]): string {
  const shared = (name: string) => [...name].findIndex((letter, at) => letter !== text[at]);
  const length = (name: string) => (shared(name) === -1 ? name.length : shared(name));
  return [...names].sort((a, b) => length(b) - length(a))[0] ?? '';
}

const modelsSchema = (makeList: readonly Make[]) =>
  z.record(z.string(), z.record(z.string(), z.enum(bodyStyles))).superRefine((lineUps, context) => {
    const slugs = makeList.map(({ slug }) => slug);
    for (const slug of Object.keys(lineUps).filter((name) => !slugs.includes(name))) {
      const message = `expected the slug of a make of makes.ts, such as "${closest(slug, slugs)}"`;
      context.addIssue({ code: 'custom', path: [slug], message });
    }
    for (const slug of slugs.filter((name) => Object.keys(lineUps[name] ?? {}).length === 0)) {
      const message = `expected at least one model, such as ${slug}: { EV9: "large-suv" }`;
      context.addIssue({ code: 'custom', path: [slug], message });
    }
  });

const YEAR = 'expected a model year such as 2026';
const fact = z.string().trim().min(2, 'expected some words, such as "Standard all-wheel drive"');

function cardsSchema(makeList: readonly Make[], lineUps: LineUps) {
  return z
    .array(
      z
        .strictObject({
          id: z.int('expected a number such as 41').positive('expected a number such as 41'),
          makeSlug: z.string(),
          model: z.string(),
          year: z.int(YEAR).min(2000, YEAR).max(2100, YEAR),
          image: z.string(),
          features: z.tuple([fact, fact], 'expected two facts, such as ["Hybrid powertrain", "Seats seven"]'),
          source: z.string(),
        })
        .superRefine((card, context) => {
          const report = (field: string, message: string) =>
            context.addIssue({ code: 'custom', path: [field], message });
          const make = makeList.find(({ slug }) => slug === card.makeSlug);
          const slugs = makeList.map(({ slug }) => slug);
          if (!make)
            return report(
              'makeSlug',
              `expected the slug of a make, such as "${closest(card.makeSlug, slugs)}"`,
            );
          const lineUp = lineUps[card.makeSlug] ?? {};
          const style = Object.hasOwn(lineUp, card.model) ? lineUp[card.model] : undefined;
          if (!style) {
            const name = closest(card.model, Object.keys(lineUp));
            return report('model', `expected a model of ${make.name} in models.ts, such as "${name}"`);
          }
          const images = paints.map((paint) => `/vehicles/${style}-${paint}.svg`);
          if (!images.includes(card.image))
            report('image', `expected a drawing of its body style, such as "${images[0]}"`);
          const source = `${make.brandName ?? make.name} Official`;
          if (card.source !== source) report('source', `expected "${source}"`);
        }),
    )
    .superRefine(eachOnce('id'))
    .superRefine((cards: readonly Card[], context) => {
      const named = cards.map((card) => ({ ...card, card: `${card.makeSlug} ${card.model}` }));
      eachOnce('card')(named, context);
    });
}

const popularSchema = (makeList: readonly Make[]) => {
  const slugs = makeList.map(({ slug }) => slug);
  return z
    .array(
      z.string().refine((slug) => slugs.includes(slug), 'expected the slug of a make, such as "land-rover"'),
    )
    .refine((list) => new Set(list).size === list.length, 'expected every make once');
};

/**
 * Validates the catalogue. Only `npm run content:check` and the build do, because the code of
 * the browser reads the catalogue as it is.
 *
 * @public scripts/lib/content-check loads it
 * @returns one check for each file; a check throws an Error naming the file, each mistake and its line
 */
export const catalogueChecks: readonly (() => unknown)[] = [
  () => validateContent('content/catalogue/makes.ts', makesSchema, makes),
  () => validateContent('content/catalogue/models.ts', modelsSchema(makes), models),
  () => validateContent('content/catalogue/brand-models.ts', cardsSchema(makes, models), brandModels),
  () => validateContent('content/catalogue/popular-makes.ts', popularSchema(makes), popularMakes),
];
