import { namesOf, parseTexts, quotedNames, stateOf, type Tool, type ToolState } from './tool-state';

/**
 * @returns every parameter, separated by spaces, as `data-island` lists them: an address with one
 *   starts the tool
 */
export function parametersOf<T>(tool: Tool<T>): string {
  return namesOf(tool)
    .flatMap((name) => tool.fields[name].parameters)
    .join(' ');
}

/** @returns the name of the value whose field has this name; undefined for another element */
export function nameOf<T>(tool: Tool<T>, parameter: string): keyof T | undefined {
  return namesOf(tool).find((name) => tool.fields[name].parameters[0] === parameter);
}

/** Follows a value of a dealer's message. */
const QUOTED = '_';

/** @returns the state that a shared address describes */
export function readAddress<T>(tool: Tool<T>, query: URLSearchParams): ToolState<T> {
  const texts: { [Name in keyof T]?: string } = {};
  const quoted: { [Name in keyof T]?: string } = {};
  for (const name of namesOf(tool)) {
    const found = tool.fields[name].parameters.find((parameter) => query.has(parameter));
    if (!found) continue;
    const text = query.get(found) ?? '';
    if (text.endsWith(QUOTED)) quoted[name] = text.slice(0, -1);
    else texts[name] = text;
  }
  return {
    ...stateOf(tool, { ...texts, ...quoted }),
    quoted: parseTexts(tool, quoted).values,
    changed: false,
  };
}

/**
 * @param query whose other parameters are kept
 * @param quoted what a dealer's message says
 * @returns with what is given, in order
 */
export function writeAddress<T>(
  tool: Tool<T>,
  given: Partial<T>,
  query = new URLSearchParams(),
  quoted: Partial<T> = {},
): URLSearchParams {
  const asQuoted = quotedNames({ quoted, usable: given });
  const result = new URLSearchParams(query);
  for (const name of namesOf(tool)) {
    const { parameters, write } = tool.fields[name];
    for (const parameter of parameters) result.delete(parameter);
    if (!Object.hasOwn(given, name)) continue;
    result.set(
      parameters[0],
      write(given[name] as T[keyof T]) + (asQuoted.includes(name) ? QUOTED : ''),
    );
  }
  return result;
}
