import type { Tool } from './fields';

type Texts<State extends object> = { readonly [Name in keyof State]?: string };
export type ToolState<State extends object> = {
  /** What the visitor typed, chose, or followed a link with. */
  texts: Texts<State>;
  /** What the results are of: the last values of these texts that could be read and go together. */
  usable: Partial<State>;
  /** The field in which the visitor is typing, and what was usable before; nothing is said against it yet. */
  editing: { name: keyof State; usable: Partial<State> } | null;
  /** Whether the visitor has changed anything; the address stays as it is until then. */
  changed: boolean;
  /** What a reset or a message replaced, for Undo. */
  beforeReset: ToolState<State> | null;
};

const namesOf = <State extends object>({ fields }: Tool<State>) => Object.keys(fields) as (keyof State)[];

/** @returns complete values, with the example's where none is given */
export function valuesOf<State extends object>(tool: Tool<State>, given: Partial<State>): State {
  return { ...tool.example(given), ...given };
}

export function startOf<State extends object>(): ToolState<State> {
  return { texts: {}, usable: {}, editing: null, changed: false, beforeReset: null };
}

function read<State extends object>(tool: Tool<State>, texts: Texts<State>) {
  const values: Partial<State> = {};
  const messages: { [Name in keyof State]?: string } = {};
  const notes: { [Name in keyof State]?: string } = {};
  for (const name of namesOf(tool)) {
    const text = texts[name];
    if (text === undefined) continue;
    const parsed = tool.fields[name].parse(text);
    if (!parsed.ok) messages[name] = parsed.message;
    else {
      values[name] = parsed.value;
      notes[name] = parsed.note;
    }
  }
  return { values, messages, notes };
}

/** @param before what stays usable of a text that can't be read, and of everything if the values don't go together */
function withTexts<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
  texts: Texts<State>,
  before: Partial<State>,
): ToolState<State> {
  const values = { ...before, ...read(tool, texts).values };
  const usable = tool.problem?.(valuesOf(tool, values)) ? before : values;
  return { ...state, texts, usable, changed: true, beforeReset: null };
}

/** @returns the state after a key in a field: a text that can't be used leaves the results as before the first key */
export function typed<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
  name: keyof State,
  text: string,
): ToolState<State> {
  const editing = state.editing?.name === name ? state.editing : { name, usable: state.usable };
  return { ...withTexts(tool, state, { ...state.texts, [name]: text }, editing.usable), editing };
}

/** @returns the state after leaving a field */
export function left<State extends object>(state: ToolState<State>, name: keyof State): ToolState<State> {
  return state.editing?.name === name ? { ...state, editing: null } : state;
}

/** @returns a new start with these values; what was there before can be undone */
export function filled<State extends object>(
  tool: Tool<State>,
  values: Partial<State>,
  beforeReset: ToolState<State>,
): ToolState<State> {
  const names = Object.keys(values) as (keyof State)[];
  const texts = names.map((name) => [name, tool.fields[name].write(values[name] as State[keyof State])]);
  return { ...withTexts(tool, startOf<State>(), Object.fromEntries(texts), {}), beforeReset };
}

/** @returns what a field shows, with commas in large numbers */
export function shownIn<State extends object>(
  tool: Tool<State>,
  { texts, usable, editing }: ToolState<State>,
  name: keyof State,
): string {
  const { parse, write, grouped } = tool.fields[name];
  const given = texts[name];
  const parsed = given === undefined ? undefined : parse(given);
  if (given !== undefined && (editing?.name === name || !parsed?.ok)) return given;
  const text = write(parsed?.ok ? parsed.value : valuesOf(tool, usable)[name]);
  return grouped ? text.replace(/^\d{4,}/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ',')) : text;
}

/**
 * @returns what is wrong with the fields in which nobody is typing, what was rounded in them, and the labels of those that
 *   the results leave out
 */
export function checked<State extends object>(
  tool: Tool<State>,
  { texts, usable, editing }: ToolState<State>,
) {
  const { values, messages, notes } = read(tool, texts);
  const leftOut = namesOf(tool)
    .filter((name) => messages[name] || (name in values && !isSame(values[name], usable[name])))
    .map((name) => tool.fields[name].label);
  if (editing) {
    delete messages[editing.name];
    delete notes[editing.name];
  }
  const problem = editing ? null : tool.problem?.(valuesOf(tool, { ...usable, ...values }));
  if (problem) messages[problem.field] ??= problem.message;
  return { messages, notes, leftOut };
}

/** @returns whether two values of a field are equal, such as two residuals of 60% */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** @returns every parameter, separated by spaces, as `data-island` lists them: an address with one starts the tool */
export function parametersOf<State extends object>(tool: Tool<State>): string {
  return namesOf(tool)
    .flatMap((name) => tool.fields[name].parameters)
    .join(' ');
}

/** @returns the name of the value that a field's name stands for; undefined for another element */
export function nameOf<State extends object>(tool: Tool<State>, parameter: string): keyof State | undefined {
  return namesOf(tool).find((name) => tool.fields[name].parameters[0] === parameter);
}

/** Follows a value that nobody gave. */
const EXAMPLE = '*';

/**
 * The state that a shared address describes. A value of the example counts as given only where the example has changed
 * since, so that an old link keeps its results.
 *
 * @returns what can't be read is in its field, with a message; values that don't go together leave the example's results
 */
export function readAddress<State extends object>(
  tool: Tool<State>,
  query: URLSearchParams,
): ToolState<State> {
  const texts: { [Name in keyof State]?: string } = {};
  const examples: { [Name in keyof State]?: string } = {};
  for (const name of namesOf(tool)) {
    const found = tool.fields[name].parameters.find((parameter) => query.has(parameter));
    if (!found) continue;
    const text = query.get(found) ?? '';
    if (text.endsWith(EXAMPLE)) examples[name] = text.slice(0, -1);
    else texts[name] = text;
  }
  const present = tool.example(read(tool, texts).values);
  for (const name of Object.keys(examples) as (keyof State)[])
    if (examples[name] !== tool.fields[name].write(present[name])) texts[name] = examples[name];
  return { ...withTexts(tool, startOf<State>(), texts, {}), changed: false };
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
