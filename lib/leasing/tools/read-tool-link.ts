import { resolveMake } from '@/lib/catalogue/makes';
import { knownVehicle, resolveModel } from '@/lib/catalogue/models';
import { listOf } from '@/lib/format/format';
import { compareOffers } from '@/lib/leasing/arithmetic/compare';
import { checkMileage } from '@/lib/leasing/arithmetic/mileage';
import { explainOffer } from '@/lib/leasing/arithmetic/offer';
import { routes } from '@/lib/site/routes';
import { compareInputs, compareSentence, compareTool } from './compare-tool';
import { missingParts } from './dealer-message';
import { carInWords, type TypedCar } from './fields';
import { leaseTool } from './lease-tool';
import { mileageSentence, mileageTool } from './mileage-tool';
import { givenLines, offerLines } from './offer-lines';
import { offerResult } from './offer-sentences';
import { linkWith, stateFromQuery, type Tool, valuesOf } from './tool';

/** Characters that the hosted form takes. */
const MAX_TEXT = 1500;

/** "/blog/guide?pay=459#lease-calculator" */
const LINK = /^\/blog\/(?<slug>[a-z0-9-]+)\?(?<query>[^#]+)#(?<id>[a-z-]+)$/;

/** Where links lead: the URL of the site, and the slugs of its guides. */
type Site = { siteUrl: string; guides: readonly string[] };

type LinkParts = { path: string; query: URLSearchParams };
type Answers = { link: string; words: string };

/**
 * Takes the car out of a query. A stranger's words can't come in as its name: what the catalogue
 * doesn't have goes along in the form's own fields alone.
 *
 * @param query loses the names of the car
 */
function takeCar(query: URLSearchParams): Partial<TypedCar> {
  const named = resolveMake(query.get('make'));
  const { make, model } = knownVehicle({
    make: named,
    model: resolveModel(named, query.get('model')),
  });
  for (const name of ['make', 'model']) query.delete(name);
  return { ...(make && { make }), ...(model && { model }) };
}

/**
 * @param result what the tool says about the values that the visitor gave
 * @returns null where there are none
 */
function answersOf<T>(
  tool: Tool<T>,
  { path, query }: LinkParts,
  result: (given: Partial<T>, values: T) => readonly string[],
): Answers | null {
  const car = takeCar(query);
  const { given } = stateFromQuery(tool, query);
  if (givenLines(tool, given).length === 0) return null;

  const words = [
    car.make ? `Car: ${carInWords({ ...given, ...car })}` : '',
    ...offerLines(tool, given),
    ...result(given, valuesOf(tool, given)),
    'Everything else is the example’s.',
  ];
  const link = linkWith(tool, { ...given, ...car }, path);
  return { link, words: words.filter(Boolean).join('\n') };
}

/** A dealer's offer, two of them, or a lease that somebody has. */
const readers = {
  offer: (parts: LinkParts) =>
    answersOf(leaseTool, parts, (given, offer) => {
      const missing = offer.monthly === null ? [] : missingParts(given);
      return [
        missing.length > 0 ? `Not filled in: ${listOf(missing)}.` : '',
        offerResult(offer, given, explainOffer(offer)),
      ];
    }),
  offers: (parts: LinkParts) =>
    answersOf(compareTool, parts, (given, values) => {
      const inputs = compareInputs(values);
      return [compareSentence(inputs, compareOffers(inputs), given)];
    }),
  // The example's odometer says nothing.
  lease: (parts: LinkParts) =>
    answersOf(mileageTool, parts, ({ odometer }, values) =>
      odometer === undefined ? [] : [mileageSentence(checkMileage(values))],
    ),
};

const kinds = new Map<string | undefined, keyof typeof readers>([
  [leaseTool.id, 'offer'],
  [compareTool.id, 'offers'],
  [mileageTool.id, 'lease'],
]);

/**
 * Writes a tool's link again from what its fields accept and the catalogue knows: a link can't put
 * a stranger's words on the apply page.
 *
 * @param link "/blog/guide?pay=459#lease-calculator"
 * @returns `null` for any other text; else its kind, and in at most 1,500 characters, what was
 *   given, the result, and the link, which is left out first
 */
export function readToolLink(link: string | null, { siteUrl, guides }: Site) {
  const { slug = '', query, id } = LINK.exec(link ?? '')?.groups ?? {};
  const kind = kinds.get(id);
  if (!guides.includes(slug) || !kind) return null;
  const path = routes.guide(slug);
  const answers = readers[kind]({ path, query: new URLSearchParams(query) });
  if (!answers) return null;
  const text = `${answers.words}\n${siteUrl}${answers.link}`;
  return { kind, link: answers.link, text: text.length <= MAX_TEXT ? text : answers.words };
}
