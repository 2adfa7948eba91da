import { namesOf, parseTexts, quotedNames, stateOf, type Tool, type ToolState, valuesOf } from './tool-state';

/** @returns every parameter, separated by spaces, as `data-island` lists them: an address with one starts the tool */
export function parametersOf<T>(tool: Tool<T>): string {
  return namesOf(tool)
    .flatMap((name) => tool.fields[name].parameters)
    .join(' ');
}

/** @returns the name of the value whose field has this name; undefined for another element */
export function nameOf<T>(tool: Tool<T>, parameter: string): keyof T | undefined {
  return namesOf(tool).find((name) => tool.fields[name].parameters[0] === parameter);
}

/** Follows a value that nobody gave. */
const EXAMPLE = '*';
/** Follows a value of a dealer's message. */
const QUOTED = '_';

/**
 * @returns the state that a shared address describes. A value of the example counts as given only where the example has
 *   changed since, so that an old link keeps its results
 */
export function readAddress<T>(tool: Tool<T>, query: URLSearchParams): ToolState<T> {
  const texts: { [Name in keyof T]?: string } = {};
  const examples: { [Name in keyof T]?: string } = {};
  const quoted: { [Name in keyof T]?: string } = {};
  for (const name of namesOf(tool)) {
    const found = tool.fields[name].parameters.find((parameter) => query.has(parameter));
    if (!found) continue;
    const text = query.get(found) ?? '';
    if (text.endsWith(EXAMPLE)) examples[name] = text.slice(0, -1);
    else if (text.endsWith(QUOTED)) quoted[name] = text.slice(0, -1);
    else texts[name] = text;
  }
  Object.assign(texts, quoted);
  const present = tool.example(parseTexts(tool, texts).values);
  for (const name of Object.keys(examples) as (keyof T)[])
    if (examples[name] !== tool.fields[name].write(present[name])) texts[name] = examples[name];
  return { ...stateOf(tool, texts), quoted: parseTexts(tool, quoted).values, changed: false };
}

/**
 * @param query the present one, whose other parameters are kept: those of a campaign, of another tool
 * @param quoted what a dealer's message says
 * @returns a new query with every value, in the order of the fields; none as long as none is given
 */
export function writeAddress<T>(
  tool: Tool<T>,
  given: Partial<T>,
  query = new URLSearchParams(),
  quoted: Partial<T> = {},
): URLSearchParams {
  const asQuoted = quotedNames({ quoted, usable: given });
  const result = new URLSearchParams(query);
  const values = valuesOf(tool, given);
  for (const name of namesOf(tool)) {
    const { parameters, write } = tool.fields[name];
    for (const parameter of parameters) result.delete(parameter);
    const text = write(values[name]);
    if (Object.hasOwn(given, name)) result.set(parameters[0], text + (asQuoted.includes(name) ? QUOTED : ''));
    else if (text !== '' && Object.keys(given).length > 0) result.set(parameters[0], text + EXAMPLE);
  }
  return result;
}
