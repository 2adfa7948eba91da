import { withQuery } from '@/lib/format/with-query';
import { type FieldValue, writeField } from './read-field';
import { namesOf, type Texts, type Tool } from './tool';
import { stateOf, type ToolState } from './tool-state';

/**
 * @param typed what was typed or chosen before the tool could respond, by parameter; it counts more
 *   than the address
 * @returns the state that an address describes, such as a shared one
 */
export function readAddress<T>(
  tool: Tool<T>,
  query: URLSearchParams,
  typed: Readonly<Record<string, string>> = {},
): ToolState<T> {
  const texts: Texts<T> = {};
  let changed = false;
  for (const name of namesOf(tool)) {
    const { parameter } = tool.fields[name];
    const text = typed[parameter] ?? query.get(parameter);
    if (text !== null) texts[name] = text;
    changed ||= parameter in typed;
  }
  return { ...stateOf(tool, texts), changed };
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
    const field = tool.fields[name];
    result.delete(field.parameter);
    if (Object.hasOwn(given, name))
      result.set(field.parameter, writeField(field, given[name] as FieldValue));
  }
  return result;
}

/**
 * @param pathname of the guide
 * @returns the link to the tool with these values: "/blog/guide?pay=459#lease-calculator"
 */
export function linkWith<T>(tool: Tool<T>, given: Partial<T>, pathname: string): string {
  return withQuery(pathname, writeAddress(tool, given), `#${tool.id}`);
}
