import { resolveMake } from '@/lib/catalogue/makes';
import { knownVehicle, resolveModel } from '@/lib/catalogue/models';
import { listOf } from '@/lib/format/format';
import { compareOffers } from '@/lib/leasing/arithmetic/compare';
import { readOffer } from '@/lib/leasing/arithmetic/dealer-offer';
import { routes } from '@/lib/site/routes';
import { compareInputs, compareSentence, compareTool } from './compare-tool';
import { type Car, carInWords } from './fields';
import { leaseTool } from './lease-tool';
import { missingParts, offerParts } from './offer-reply';
import { offerSentence } from './offer-sentences';
import { readAddress, writeAddress } from './tool-address';
import { namesOf, quotedNames, type Tool, valueInWords, valuesOf } from './tool-state';

/** In characters; what the hosted form takes. */
const MAX_TEXT = 1500;
const LINK = /^\/blog\/([a-z0-9-]+)\?([^#]+)#([a-z-]+)$/;

/** Where links lead: the address of the site, and the slugs of its guides. */
export type Site = { siteUrl: string; guides: readonly string[] };

/**
 * @param result what the tool says about the values that the visitor gave
 * @returns null where there are none
 */
function rebuilt<T extends Car>(
  tool: Tool<T>,
  query: URLSearchParams,
  car: Partial<Car>,
  result: (given: Partial<T>) => string,
) {
  const { usable, quoted } = readAddress(tool, query);
  const linesOf = (names: readonly (keyof T)[]) =>
    names.flatMap((name) => {
      const field = tool.fields[name];
      const text =
        name === 'year' || usable[name] === undefined ? '' : valueInWords(field, usable[name]);
      if (text === '') return [];
      const offer = /^[ab](?=-)/.exec(String(name))?.[0].toUpperCase();
      const label = field.label.replace(', if known', '');
      return `${offer ? `Offer ${offer}: ` : ''}${label}: ${text}`;
    });
  const given = namesOf(tool).filter((name) => Object.hasOwn(usable, name));
  const dealers = quotedNames({ quoted, usable });
  const own = linesOf(given.filter((name) => !dealers.includes(name)));
  if (own.length + dealers.length === 0) return null;
  const words = [
    car.make && `Car: ${carInWords({ ...usable, ...car })}`,
    ...(dealers.length > 0 ? ['From the dealer’s message:', ...linesOf(dealers)] : []),
    ...(dealers.length > 0 && own.length > 0 ? ['Changed or added by the visitor:'] : []),
    ...own,
    result(usable),
    'Everything else is the example’s.',
  ];
  return {
    address: writeAddress(tool, { ...usable, ...car }, undefined, quoted),
    words: words.filter(Boolean).join('\n'),
  };
}

function rebuiltOffer(id: string | undefined, query: URLSearchParams, car: Partial<Car>) {
  if (id === leaseTool.id)
    return rebuilt(leaseTool, query, car, (given) => {
      const missing = missingParts(given).map((name) => offerParts[name].replace(/,.*/, ''));
      const isOffer = (given.monthly ?? null) !== null && missing.length > 0;
      const sentence = offerSentence(given, readOffer(valuesOf(leaseTool, given)));
      return `${isOffer ? `The dealer doesn’t say ${listOf(missing)}.\n` : ''}${sentence}`;
    });
  if (id === compareTool.id)
    return rebuilt(compareTool, query, car, (given) => {
      const inputs = compareInputs(valuesOf(compareTool, given));
      return compareSentence(inputs, compareOffers(inputs), given);
    });
  return null;
}

/**
 * Writes a tool's link again from what its fields accept and the catalogue knows: a link can't put
 * a stranger's words on the apply page.
 *
 * @param link "/blog/guide?pay=459#lease-calculator"
 * @returns `null` for any other text; else, in at most 1,500 characters, what was given, the
 *   result, and the link, which is left out first
 */
export function readOfferLink(
  link: string | null,
  { siteUrl, guides }: Site,
): { link: string; text: string } | null {
  const [, slug = '', query, id] = LINK.exec(link ?? '') ?? [];
  if (!guides.includes(slug)) return null;
  const parameters = new URLSearchParams(query);
  // The names of a car are free text. Those that the catalogue doesn't have go along in the form's
  // own fields alone.
  const named = resolveMake(parameters.get('make') ?? parameters.get('brand'));
  const { make, model } = knownVehicle({
    make: named,
    model: resolveModel(named, parameters.get('model')),
  });
  for (const name of ['make', 'brand', 'model']) parameters.delete(name);
  const offer = rebuiltOffer(id, parameters, { ...(make && { make }), ...(model && { model }) });
  if (!offer) return null;
  const written = `${routes.guide(slug)}?${offer.address}#${id}`;
  const text = `${offer.words}\n${siteUrl}${written}`;
  return { link: written, text: text.length <= MAX_TEXT ? text : offer.words };
}
