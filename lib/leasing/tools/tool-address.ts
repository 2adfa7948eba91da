import { namesOf, type Texts, type Tool } from './tool';
import { afterChoosing, stateOf, type ToolState } from './tool-state';

/** @returns the name of the value whose field has this name; undefined for another element */
export function nameOf<T>(tool: Tool<T>, parameter: string): keyof T | undefined {
  return namesOf(tool).find((name) => tool.fields[name].parameters[0] === parameter);
}

/** @returns the state that a shared address describes */
export function readAddress<T>(tool: Tool<T>, query: URLSearchParams): ToolState<T> {
  const texts: Texts<T> = {};
  for (const name of namesOf(tool)) {
    const found = tool.fields[name].parameters.find((parameter) => query.has(parameter));
    if (found) texts[name] = query.get(found) ?? '';
  }
  return { ...stateOf(tool, texts), changed: false };
}

/**
 * @param typed what was typed or chosen before the tool could respond, by the names of its fields;
 *   it counts more than the address
 * @returns the state with which the tool starts in the browser
 */
export function startState<T>(
  tool: Tool<T>,
  query: URLSearchParams,
  typed: Readonly<Record<string, string>>,
): ToolState<T> {
  let state = readAddress(tool, query);
  for (const [parameter, text] of Object.entries(typed)) {
    const name = nameOf(tool, parameter);
    if (name !== undefined) state = afterChoosing(tool, state, { name, text });
  }
  return state;
}

/**
 * @param query whose other parameters are kept
 * @returns with what is given, in order
 */
export function writeAddress<T>(
  tool: Tool<T>,
  given: Partial<T>,
  query = new URLSearchParams(),
): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const name of namesOf(tool)) {
    const { parameters, write } = tool.fields[name];
    for (const parameter of parameters) result.delete(parameter);
    if (Object.hasOwn(given, name)) result.set(parameters[0], write(given[name] as T[typeof name]));
  }
  return result;
}

/**
 * @param pathname of the guide
 * @returns the link to the tool with these values: "/blog/guide?pay=459#lease-calculator"
 */
export function linkWith<T>(tool: Tool<T>, given: Partial<T>, pathname: string): string {
  const query = String(writeAddress(tool, given));
  return `${pathname}${query && `?${query}`}#${tool.id}`;
}
