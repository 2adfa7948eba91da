import { resolveMake } from '@/lib/catalogue/makes';
import { knownVehicle, resolveModel } from '@/lib/catalogue/models';
import { listOf } from '@/lib/format/format';
import { compareOffers } from '@/lib/leasing/arithmetic/compare';
import { explainOffer } from '@/lib/leasing/arithmetic/dealer-offer';
import { checkMileage } from '@/lib/leasing/arithmetic/mileage';
import { routes } from '@/lib/site/routes';
import { compareSentence } from './compare-sentences';
import { compareInputs, compareTool } from './compare-tool';
import { missingParts } from './dealer-message';
import { carInWords, type TypedCar } from './fields';
import type { LeaseState } from './lease-fields';
import { leaseTool } from './lease-tool';
import { type MileageState, mileageSentence, mileageTool } from './mileage-tool';
import { givenLines, visitorLines } from './offer-lines';
import { offerResult } from './offer-sentences';
import { linkWith, stateFromQuery, type Tool, valuesOf, visitorValues } from './tool';

/** Characters that the hosted form takes. */
const MAX_TEXT = 1500;

/** "/blog/guide?pay=459#lease-calculator" */
const LINK = /^\/blog\/(?<slug>[a-z0-9-]+)\?(?<query>[^#]+)#(?<id>[a-z-]+)$/;

/** Where links lead: the URL of the site, and the slugs of its guides. */
export type Site = { siteUrl: string; guides: readonly string[] };

/** A dealer's offer, two of them, or a lease that somebody has. */
type ToolAnswersKind = 'offer' | 'offers' | 'lease';

type AnswersInWords = { kind: ToolAnswersKind; link: string; words: string };

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
function rebuilt<T>(
  { kind, tool }: { kind: ToolAnswersKind; tool: Tool<T> },
  { path, query }: { path: string; query: URLSearchParams },
  result: (given: Partial<T>) => readonly string[],
): AnswersInWords | null {
  const car = takeCar(query);
  const { given: numbers } = stateFromQuery(tool, query);
  if (givenLines(tool, numbers).length === 0) return null;

  const given = { ...numbers, ...car };
  const carLine = car.make ? [`Car: ${carInWords(given as Partial<TypedCar>)}`] : [];
  const said = visitorValues(tool, numbers);
  const rest = said === numbers ? ['Everything else is the example’s.'] : [];
  const words = [...carLine, ...visitorLines(tool, numbers), ...result(numbers), ...rest];
  return { kind, link: linkWith(tool, given, path), words: words.join('\n') };
}

/** What wasn't filled in of an offer with a payment, and what is behind the payment. */
function leaseResult(given: Partial<LeaseState>): string[] {
  const offer = valuesOf(leaseTool, given);
  const result = offerResult(offer, given, explainOffer(offer));
  const missing = missingParts(visitorValues(leaseTool, given));
  const isAsked = offer.monthly !== null && missing.length > 0;
  const words = [isAsked ? `Not filled in: ${listOf(missing)}.` : '', result];
  return words.filter(Boolean);
}

type LinkParts = { path: string; query: URLSearchParams; id: string | undefined };

function answersOfLink({ id, ...parts }: LinkParts): AnswersInWords | null {
  if (id === leaseTool.id) return rebuilt({ kind: 'offer', tool: leaseTool }, parts, leaseResult);
  if (id === mileageTool.id)
    return rebuilt({ kind: 'lease', tool: mileageTool }, parts, mileageResult);
  if (id !== compareTool.id) return null;
  return rebuilt({ kind: 'offers', tool: compareTool }, parts, (given) => {
    const inputs = compareInputs(valuesOf(compareTool, given));
    return [compareSentence(inputs, compareOffers(inputs), given)];
  });
}

/** What the miles come to, where the visitor gave the odometer: the example's says nothing. */
function mileageResult(given: Partial<MileageState>): string[] {
  if (given.odometer === undefined) return [];
  return [mileageSentence(checkMileage(valuesOf(mileageTool, given)))];
}

/**
 * Writes a tool's link again from what its fields accept and the catalogue knows: a link can't put
 * a stranger's words on the apply page.
 *
 * @param link "/blog/guide?pay=459#lease-calculator"
 * @returns `null` for any other text; else its kind, and in at most 1,500 characters, what was
 *   given, the result, and the link, which is left out first
 */
export function readToolLink(
  link: string | null,
  { siteUrl, guides }: Site,
): { kind: ToolAnswersKind; link: string; text: string } | null {
  const { slug = '', query, id } = LINK.exec(link ?? '')?.groups ?? {};
  if (!guides.includes(slug)) return null;
  const answers = answersOfLink({
    path: routes.guide(slug),
    query: new URLSearchParams(query),
    id,
  });
  if (!answers) return null;
  const text = `${answers.words}\n${siteUrl}${answers.link}`;
  const { kind } = answers;
  return { kind, link: answers.link, text: text.length <= MAX_TEXT ? text : answers.words };
}
