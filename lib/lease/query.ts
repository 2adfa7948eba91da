import type { Field } from './fields';

/** A field for each value of a tool. */
export type Fields<State> = { readonly [Name in keyof State]: Field<State[Name]> };

const namesOf = <State extends object>(fields: Fields<State>) => Object.keys(fields) as (keyof State)[];

/** @returns every parameter, separated by spaces, as `data-island` lists them: an address with one starts the tool */
export function parametersOf<State extends object>(fields: Fields<State>): string {
  return namesOf(fields)
    .flatMap((name) => fields[name].parameters)
    .join(' ');
}

/**
 * The values that a shared address names; the example's where it names none or one that can't be used.
 *
 * @returns a complete state, and the parameters that couldn't be used
 */
export function stateFromQuery<State extends object>(
  fields: Fields<State>,
  example: State,
  query: URLSearchParams,
): { state: State; unusable: string[] } {
  const state = { ...example };
  const unusable: string[] = [];
  function read<Name extends keyof State>(name: Name) {
    const field = fields[name];
    for (const parameter of field.parameters) {
      const text = query.get(parameter);
      if (text === null) continue;
      const parsed = field.parse(text, parameter);
      if (parsed.ok) {
        state[name] = parsed.value;
        return;
      }
      unusable.push(parameter);
    }
  }
  namesOf(fields).forEach(read);
  return { state, unusable };
}

/**
 * @param query the present one: parameters of others are kept, such as those of a campaign or of another tool
 * @returns a new query with the values that differ from the example, in the order of the fields
 */
export function queryFromState<State extends object>(
  fields: Fields<State>,
  example: State,
  state: State,
  query = new URLSearchParams(),
): URLSearchParams {
  const result = new URLSearchParams(query);
  function write<Name extends keyof State>(name: Name) {
    const field = fields[name];
    for (const parameter of field.parameters) result.delete(parameter);
    const [parameter, text] = field.write(state[name]);
    const [exampleParameter, exampleText] = field.write(example[name]);
    if (parameter !== exampleParameter || text !== exampleText) result.set(parameter, text);
  }
  namesOf(fields).forEach(write);
  return result;
}
