import { compareOffers } from './compare';
import { compareInputs, compareTool } from './compare-fields';
import { verdict } from './compare-words';
import type { Tool } from './fields';
import { leaseTool } from './lease-fields';
import { readQuote } from './quote';
import { quoteSentence } from './quote-words';
import { readAddress, shownIn, type ToolState, valuesOf } from './tool-state';

/** The hosted form's field takes no more. */
const MAX_LENGTH = 1500;
const LINK = /^(\/blog\/[a-z0-9-]{1,100})\?([^#]{1,2000})#([a-z-]+)$/;

/** @returns what a visitor gave, line by line, as the fields show it */
function given<State extends object>(tool: Tool<State>, state: ToolState<State>): string[] {
  const offer = (name: string) => /^[ab]-/.exec(name)?.[0].replace('-', '').toUpperCase();
  return (Object.keys(tool.fields) as (keyof State & string)[])
    .filter((name) => Object.hasOwn(state.usable, name) && shownIn(tool, state, name) !== '')
    .map((name) => {
      const { label, options = {} } = tool.fields[name];
      const shown = shownIn(tool, state, name);
      const start = `${offer(name) ? `Offer ${offer(name)}: ` : ''}${label.replace(', if known', '')}`;
      return `${start}: ${options[shown] ?? shown}`;
    });
}

/**
 * What a tool's link says, in plain text: what the visitor gave, the result, and the link. The text is made here from
 * values within the fields' limits, so that nobody can put words of their own on the page.
 *
 * @param link "/blog/guide?pay=459#lease-calculator" @returns at most 1,500 characters; null for any other text
 */
export function offerText(link: string, siteUrl: string): string | null {
  const [, path, query = '', id] = LINK.exec(link) ?? [];
  const parameters = new URLSearchParams(query);
  // The car goes along by itself, and its names are free text.
  for (const name of ['make', 'brand', 'model']) parameters.delete(name);
  const lines: string[] = [];
  if (id === leaseTool.id) {
    const state = readAddress(leaseTool, parameters);
    const reading = readQuote(valuesOf(leaseTool, state.usable));
    lines.push(...given(leaseTool, state), quoteSentence(state.usable, reading));
  } else if (id === compareTool.id) {
    const state = readAddress(compareTool, parameters);
    const inputs = compareInputs(valuesOf(compareTool, state.usable));
    lines.push(...given(compareTool, state), verdict(inputs, compareOffers(inputs), state.usable));
  }
  if (lines.length < 2) return null;
  const end = `Everything else is the example’s.\n${siteUrl}${path}?${parameters}#${id}`;
  return `${lines.join('\n').slice(0, MAX_LENGTH - end.length - 1)}\n${end}`.slice(0, MAX_LENGTH);
}
