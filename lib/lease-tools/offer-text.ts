import { compareOffers } from '@/lib/lease/compare';
import { readOffer } from '@/lib/lease/dealer-offer';
import { compareInputs, compareSentence, compareTool } from './compare-tool';
import { leaseTool } from './lease-tool';
import { offerSentence } from './offer-sentences';
import { readAddress, writeAddress } from './tool-address';
import { displayedValue, namesOf, type Tool, valuesOf } from './tool-state';

const LINK = /^(\/blog\/[a-z0-9-]{1,100})\?([^#]{1,2000})#([a-z-]+)$/;

/** @param result what the tool says about the values that the visitor gave @returns null where there are none */
function textOf<T>(
  tool: Tool<T>,
  query: URLSearchParams,
  guide: string,
  result: (given: Partial<T>) => string,
) {
  const { usable } = readAddress(tool, query);
  const lines = namesOf(tool).flatMap((name) => {
    const field = tool.fields[name];
    const text = Object.hasOwn(usable, name) ? displayedValue(field, usable[name] as T[keyof T]) : '';
    if (text === '') return [];
    const offer = /^[ab](?=-)/.exec(String(name))?.[0].toUpperCase();
    const label = field.label.replace(', if known', '');
    return `${offer ? `Offer ${offer}: ` : ''}${label}: ${field.options?.[text] ?? text}`;
  });
  if (lines.length === 0) return null;
  const link = `${guide}?${writeAddress(tool, usable)}#${tool.id}`;
  return [...lines, result(usable), 'Everything else is the example’s.', link].join('\n');
}

/**
 * @param link "/blog/guide?pay=459#lease-calculator" @returns what the visitor gave, the result, and the link, within the 1,500
 *   characters that the hosted form takes; null for any other text. The link's own text gets in only where fields accept it
 */
export function offerText(link: string, siteUrl: string): string | null {
  const [, path, query, id] = LINK.exec(link) ?? [];
  const parameters = new URLSearchParams(query);
  // The car goes along by itself, and its names are free text.
  for (const name of ['make', 'brand', 'model']) parameters.delete(name);
  if (id === leaseTool.id)
    return textOf(leaseTool, parameters, siteUrl + path, (given) =>
      offerSentence(given, readOffer(valuesOf(leaseTool, given))),
    );
  if (id === compareTool.id)
    return textOf(compareTool, parameters, siteUrl + path, (given) => {
      const inputs = compareInputs(valuesOf(compareTool, given));
      return compareSentence(inputs, compareOffers(inputs), given);
    });
  return null;
}
