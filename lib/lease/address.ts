import type { Tool } from './fields';

/** What is typed in a field, in the unit of `parameter`; `message` says why it can't be used. */
export type Draft = { text: string; parameter: string; message: string | null };
export type Drafts<State> = { readonly [Name in keyof State]?: Draft };

const namesOf = <State extends object>({ fields }: Tool<State>) => Object.keys(fields) as (keyof State)[];

/** @returns every parameter, separated by spaces, as `data-island` lists them: an address with one starts the tool */
export function parametersOf<State extends object>(tool: Tool<State>): string {
  return namesOf(tool)
    .flatMap((name) => tool.fields[name].parameters)
    .join(' ');
}

/** @returns the name of the value that a parameter stands for; undefined for a parameter of others */
export function nameOf<State extends object>(tool: Tool<State>, parameter: string): keyof State | undefined {
  return namesOf(tool).find((name) => tool.fields[name].parameters.includes(parameter));
}

/**
 * The values that a shared address names; the example's where it names none or one that can't be used.
 *
 * @returns complete values, and what can't be used, with the reason
 */
export function readAddress<State extends object>(
  tool: Tool<State>,
  query: URLSearchParams,
): { values: State; drafts: Drafts<State> } {
  const values = { ...tool.example };
  const drafts: { [Name in keyof State]?: Draft } = {};
  function read<Name extends keyof State>(name: Name) {
    const { parameters, parse } = tool.fields[name];
    for (const parameter of parameters) {
      const text = query.get(parameter);
      if (text === null) continue;
      const parsed = parse(text, parameter);
      if (parsed.ok) {
        values[name] = parsed.value;
        return;
      }
      drafts[name] = { text, parameter, message: parsed.message };
    }
  }
  namesOf(tool).forEach(read);
  return { values, drafts };
}

/**
 * @param query the present one: parameters of others are kept, such as those of a campaign or of another tool
 * @returns a new query with the values that differ from the example, in the order of the fields
 */
export function writeAddress<State extends object>(
  tool: Tool<State>,
  values: State,
  query = new URLSearchParams(),
): URLSearchParams {
  const result = new URLSearchParams(query);
  function write<Name extends keyof State>(name: Name) {
    const field = tool.fields[name];
    for (const parameter of field.parameters) result.delete(parameter);
    const [parameter, text] = field.write(values[name]);
    const [exampleParameter, exampleText] = field.write(tool.example[name]);
    if (parameter !== exampleParameter || text !== exampleText) result.set(parameter, text);
  }
  namesOf(tool).forEach(write);
  return result;
}
