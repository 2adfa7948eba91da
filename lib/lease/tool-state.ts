import type { Tool } from './fields';

/** What is typed in a field; `message` says why it can't be used, `note` what was rounded. */
export type Draft = { text: string; message?: string; note?: string };
export type ToolState<State extends object> = {
  /** What the visitor gave and could be read: typed, chosen, or in a link. */
  given: Partial<State>;
  /** What the results are calculated from: the last that could be read and goes together. */
  usable: Partial<State>;
  drafts: { readonly [Name in keyof State]?: Draft };
  /** The field in which the visitor is typing, and the values before; nothing is said against it yet. */
  editing: { name: keyof State; given: Partial<State>; usable: Partial<State> } | null;
  /** Whether the visitor has changed anything; the address stays as it is until then. */
  changed: boolean;
  /** What a reset replaced, for Undo. */
  beforeReset: ToolState<State> | null;
};

const namesOf = <State extends object>({ fields }: Tool<State>) => Object.keys(fields) as (keyof State)[];

/** @returns complete values, with the example's where none is given */
export function valuesOf<State extends object>(tool: Tool<State>, given: Partial<State>): State {
  return { ...tool.example(given), ...given };
}

export function startOf<State extends object>(given: Partial<State> = {}): ToolState<State> {
  return { given, usable: given, drafts: {}, editing: null, changed: false, beforeReset: null };
}

/** @param before what stays usable if the new values don't go together */
function withGiven<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
  given: Partial<State>,
  before: Partial<State>,
): ToolState<State> {
  const usable = tool.problem?.(valuesOf(tool, given)) ? before : given;
  return { ...state, given, usable, changed: true, beforeReset: null };
}

/** @returns the state after a key in a field: a text that can't be used leaves everything as it was before the first key */
export function typed<State extends object, Name extends keyof State>(
  tool: Tool<State>,
  state: ToolState<State>,
  name: Name,
  text: string,
): ToolState<State> {
  const { given, usable } = state;
  const before = state.editing?.name === name ? state.editing : { name, given, usable };
  const parsed = tool.fields[name].parse(text);
  const values = parsed.ok ? { ...before.given, [name]: parsed.value } : before.given;
  return {
    ...withGiven(tool, state, values, before.usable),
    drafts: { ...state.drafts, [name]: { text, ...(parsed.ok ? { note: parsed.note } : parsed) } },
    editing: before,
  };
}

/** @returns the state after choices, or after values were filled in: what was typed in their fields is gone */
export function chosen<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
  values: Partial<State>,
): ToolState<State> {
  const others = Object.entries(state.drafts).filter(([name]) => !Object.hasOwn(values, name));
  const next = withGiven(tool, state, { ...state.given, ...values }, state.usable);
  return { ...next, drafts: Object.fromEntries(others) as ToolState<State>['drafts'], editing: null };
}

/** @returns the state after leaving a field: what could be read is written as usual, what couldn't has its message */
export function left<State extends object>(state: ToolState<State>, name: keyof State): ToolState<State> {
  const { [name]: draft, ...others } = state.drafts;
  const editing = state.editing?.name === name ? null : state.editing;
  if (!draft || (draft.message && editing === state.editing)) return state;
  const drafts = draft.message || draft.note ? state.drafts : (others as ToolState<State>['drafts']);
  return { ...state, drafts, editing };
}

/** @returns the example; what was there before can be undone */
export function reset<State extends object>(state: ToolState<State>): ToolState<State> {
  return { ...startOf<State>(), changed: true, beforeReset: { ...state, changed: true } };
}

/** @returns what a field shows, with commas in large numbers */
export function shownIn<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
  name: keyof State,
): string {
  const draft = state.drafts[name];
  if (draft && (draft.message || state.editing?.name === name)) return draft.text;
  const text = tool.fields[name].write(valuesOf(tool, state.given)[name]);
  return tool.fields[name].grouped
    ? text.replace(/^\d{4,}/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','))
    : text;
}

/** @returns what is wrong with the fields in which nobody is typing */
export function messagesOf<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
): { readonly [Name in keyof State]?: string } {
  const problem = state.editing === null ? tool.problem?.(valuesOf(tool, state.given)) : null;
  const messages: { [Name in keyof State]?: string } = {};
  if (problem) messages[problem.field] = problem.message;
  for (const name of namesOf(tool)) {
    const message = state.drafts[name]?.message;
    if (message && name !== state.editing?.name) messages[name] = message;
  }
  return messages;
}

/** @returns the labels of the fields that the results leave out */
export function leftOut<State extends object>(tool: Tool<State>, state: ToolState<State>): string[] {
  const { drafts, given, usable } = state;
  return namesOf(tool)
    .filter((name) => drafts[name]?.message || given[name] !== usable[name])
    .map((name) => tool.fields[name].label);
}

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

/** Follows a value that nobody gave. */
const EXAMPLE = '*';

/**
 * The state that a shared address describes. A value of the example counts as given only where the example has changed
 * since, so that an old link keeps its results.
 *
 * @returns what can't be used is in its field, with a message
 */
export function readAddress<State extends object>(
  tool: Tool<State>,
  query: URLSearchParams,
): ToolState<State> {
  const given: Partial<State> = {};
  const examples: Partial<State> = {};
  const drafts: { [Name in keyof State]?: Draft } = {};
  for (const name of namesOf(tool))
    for (const parameter of tool.fields[name].parameters) {
      const text = query.get(parameter);
      if (text === null) continue;
      const isExample = text.endsWith(EXAMPLE);
      const parsed = tool.fields[name].parse(isExample ? text.slice(0, -1) : text);
      if (!parsed.ok) {
        drafts[name] = { text, message: parsed.message };
        continue;
      }
      (isExample ? examples : given)[name] = parsed.value;
      delete drafts[name];
      break;
    }
  const present = tool.example(given);
  for (const name of Object.keys(examples) as (keyof State)[]) {
    const { write } = tool.fields[name];
    const value = examples[name] as State[keyof State];
    if (write(value) !== write(present[name])) given[name] = value;
  }
  const problem = tool.problem?.(valuesOf(tool, given));
  const { [problem?.field as keyof State]: _, ...others } = given;
  const rest = others as Partial<State>;
  const usable = problem && tool.problem?.(valuesOf(tool, rest)) ? {} : rest;
  return { ...startOf<State>(), given, usable: problem ? usable : given, drafts };
}

/**
 * @param query the present one: parameters of others are kept, such as those of a campaign or of another tool
 * @returns a new query with every value, in the order of the fields; none as long as none is given
 */
export function writeAddress<State extends object>(
  tool: Tool<State>,
  given: Partial<State>,
  query = new URLSearchParams(),
): URLSearchParams {
  const result = new URLSearchParams(query);
  const values = valuesOf(tool, given);
  for (const name of namesOf(tool)) {
    const { parameters, write } = tool.fields[name];
    for (const parameter of parameters) result.delete(parameter);
    const text = write(values[name]);
    if (Object.hasOwn(given, name)) result.set(parameters[0], text);
    else if (text !== '' && Object.keys(given).length > 0) result.set(parameters[0], text + EXAMPLE);
  }
  return result;
}
