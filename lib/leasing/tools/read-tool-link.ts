import { guessMake } from '@/lib/catalogue/makes';
import { knownCar, resolveModel } from '@/lib/catalogue/models';
import { routes } from '@/lib/site/routes';
import type { TypedCar } from './fields';
import { linkWith, stateFromQuery, type Tool } from './tool';
import { givenLines, toolLines } from './tool-lines';
import { tools } from './tools';

/** The most that the hosted form accepts. */
const MAX_TEXT_LENGTH = 1500;

/** "/blog/guide?pay=459#lease-calculator" */
const LINK = /^\/blog\/(?<slug>[a-z0-9-]+)\?(?<query>[^#]+)#(?<id>[a-z-]+)$/;

type Site = { siteUrl: string; guides: readonly string[] };

type LinkParts = { path: string; query: URLSearchParams };

/**
 * Takes the car out of a query if the catalogue knows it. Other text is dropped, because anybody
 * could write a link with any words in it.
 *
 * @param query loses its `make` and `model`
 */
function takeCar(query: URLSearchParams): Partial<TypedCar> {
  const named = guessMake(query.get('make'));
  const { make, model } = knownCar({
    make: named,
    model: resolveModel(named, query.get('model')),
  });
  for (const name of ['make', 'model']) query.delete(name);
  return { ...(make && { make }), ...(model && { model }) };
}

/** The link with valid values only, and the same values in words; null if there are none. */
function rebuilt<T>(tool: Tool<T>, { path, query }: LinkParts) {
  const car = takeCar(query);
  const { given: numbers } = stateFromQuery(tool, query);
  if (givenLines(tool, numbers).length === 0) return null;
  const given = { ...numbers, ...car };
  return { link: linkWith(tool, given, path), words: toolLines(tool, given).join('\n') };
}

/**
 * Rebuilds a tool's link from values that its fields and the catalogue accept. Otherwise a link
 * could put a stranger's words on the apply page.
 *
 * @param link "/blog/guide?pay=459#lease-calculator"
 * @returns `null` for any other text; otherwise the tool, the link, and a text of at most 1,500
 *   characters with the values and, if it fits, the link
 */
export function readToolLink(link: string | null, { siteUrl, guides }: Site) {
  const { slug = '', query, id } = LINK.exec(link ?? '')?.groups ?? {};
  const tool = Object.values(tools).find((it) => it.id === id);
  if (!tool || !guides.includes(slug)) return null;
  const read = rebuilt(tool, { path: routes.guide(slug), query: new URLSearchParams(query) });
  if (!read) return null;
  const text = `${read.words}\n${siteUrl}${read.link}`;
  return {
    tool,
    link: read.link,
    text: text.length <= MAX_TEXT_LENGTH ? text : read.words,
  };
}
