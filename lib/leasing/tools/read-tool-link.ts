import { guessMake } from '@/lib/catalogue/makes';
import { knownVehicle, resolveModel } from '@/lib/catalogue/models';
import { routes } from '@/lib/site/routes';
import type { TypedCar } from './fields';
import { linkWith, stateFromQuery, type Tool } from './tool';
import { givenLines, toolLines } from './tool-lines';
import { tools } from './tools';

/** Characters that the hosted form takes. */
const MAX_TEXT = 1500;

/** "/blog/guide?pay=459#lease-calculator" */
const LINK = /^\/blog\/(?<slug>[a-z0-9-]+)\?(?<query>[^#]+)#(?<id>[a-z-]+)$/;

/** Where links lead: the URL of the site, and the slugs of its guides. */
type Site = { siteUrl: string; guides: readonly string[] };

type LinkParts = { path: string; query: URLSearchParams };

/**
 * Takes the car out of a query, as far as the catalogue has it: whoever writes a link could put any
 * words into another name.
 *
 * @param query loses the names of the car
 */
function takeCar(query: URLSearchParams): Partial<TypedCar> {
  const named = guessMake(query.get('make'));
  const { make, model } = knownVehicle({
    make: named,
    model: resolveModel(named, query.get('model')),
  });
  for (const name of ['make', 'model']) query.delete(name);
  return { ...(make && { make }), ...(model && { model }) };
}

/** @returns the link with what its fields accept, and that in words; null where there is nothing */
function rebuilt<T>(tool: Tool<T>, { path, query }: LinkParts) {
  const car = takeCar(query);
  const { given: numbers } = stateFromQuery(tool, query);
  if (givenLines(tool, numbers).length === 0) return null;
  const given = { ...numbers, ...car };
  return { link: linkWith(tool, given, path), words: toolLines(tool, given).join('\n') };
}

/**
 * Writes a tool's link again from what its fields accept and the catalogue knows: a link can't put
 * a stranger's words on the apply page.
 *
 * @param link "/blog/guide?pay=459#lease-calculator"
 * @returns `null` for any other text; else its topic, and in at most 1,500 characters, what was given
 *   and the link, which is left out first
 */
export function readToolLink(link: string | null, { siteUrl, guides }: Site) {
  const { slug = '', query, id } = LINK.exec(link ?? '')?.groups ?? {};
  const tool = Object.values(tools).find((it) => it.id === id);
  if (!tool || !guides.includes(slug)) return null;
  const read = rebuilt(tool, { path: routes.guide(slug), query: new URLSearchParams(query) });
  if (!read) return null;
  const text = `${read.words}\n${siteUrl}${read.link}`;
  return {
    topic: tool.topic,
    link: read.link,
    text: text.length <= MAX_TEXT ? text : read.words,
  };
}
