import { count } from '@/lib/format/format';
import type { Field, Fields } from './fields';

export type Tool<T> = {
  /** The id of its element; with underscores, its name in events. */
  id: string;
  fields: Fields<T>;
  /**
   * Complete values: the example's for those that nobody gave, which may depend on those that
   * somebody did.
   */
  example: (given: Partial<T>) => T;
  /**
   * Why values that are fine alone don't go together, as a sentence, and the field to look at; null
   * where they do.
   */
  problem?: (values: T) => { field: keyof T; message: string } | null;
  /** What to know about values that can be used, by their field. */
  remarks?: (values: T, given: Partial<T>) => Texts<T>;
};

type Texts<T> = { [Name in keyof T]?: string };
export type ToolState<T> = {
  /** What the visitor typed, chose, or followed a link with. */
  texts: Texts<T>;
  /** What the results are of: the last values of these texts that could be read and go together. */
  usable: Partial<T>;
  /**
   * The field in which the visitor is typing, and what was usable before; nothing is said against
   * it yet.
   */
  editing: { name: keyof T; usable: Partial<T> } | null;
  /** What a dealer's message says, as long as the visitor doesn't change it. */
  quoted: Partial<T>;
  /** Whether the visitor has changed anything; the address stays as it is until then. */
  changed: boolean;
  /** What a reset or a message replaced, for Undo. */
  beforeReset: ToolState<T> | null;
};

export const namesOf = <T>({ fields }: Tool<T>) => Object.keys(fields) as (keyof T)[];

/** @returns whether two values of a field are equal, such as two residuals of 60% */
export const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** @returns complete values, with the example's where none is given */
export function valuesOf<T>(tool: Tool<T>, given: Partial<T>): T {
  return { ...tool.example(given), ...given };
}

export function initialState<T>(): ToolState<T> {
  return { texts: {}, usable: {}, editing: null, quoted: {}, changed: false, beforeReset: null };
}

/**
 * @returns for each text its value, with a note of what was rounded, or a message that says what is
 *   wrong with it
 */
export function parseTexts<T>(tool: Tool<T>, texts: Texts<T>) {
  const values: Partial<T> = {};
  const messages: Texts<T> = {};
  const notes: Texts<T> = {};
  for (const name of namesOf(tool)) {
    const text = texts[name];
    if (text === undefined) continue;
    const parsed = tool.fields[name].parse(text);
    if (!parsed.ok) messages[name] = parsed.message;
    else {
      values[name] = parsed.value;
      if (parsed.note) notes[name] = parsed.note;
    }
  }
  return { values, messages, notes };
}

/** @returns the names of values that are as a dealer's message says */
export function quotedNames<T>({
  quoted,
  usable,
}: Pick<ToolState<T>, 'quoted' | 'usable'>): (keyof T)[] {
  return (Object.keys(quoted) as (keyof T)[]).filter((name) => isEqual(quoted[name], usable[name]));
}

/**
 * @param before stays usable where a text can't be read, and altogether if the values don't go
 *   together
 */
export function stateOf<T>(tool: Tool<T>, texts: Texts<T>, before: Partial<T> = {}): ToolState<T> {
  const values = { ...before, ...parseTexts(tool, texts).values };
  const usable = tool.problem?.(valuesOf(tool, values)) ? before : values;
  return { texts, usable, editing: null, quoted: {}, changed: true, beforeReset: null };
}

/**
 * @returns the state after a key in a field: a text that can't be used leaves the results as before
 *   the first key
 */
export function afterTyping<T>(tool: Tool<T>, state: ToolState<T>, name: keyof T, text: string) {
  const editing = state.editing?.name === name ? state.editing : { name, usable: state.usable };
  const { quoted } = state;
  return { ...stateOf(tool, { ...state.texts, [name]: text }, editing.usable), editing, quoted };
}

/** @returns the state after leaving a field */
export function afterLeaving<T>(state: ToolState<T>, name: keyof T): ToolState<T> {
  return state.editing?.name === name ? { ...state, editing: null } : state;
}

/**
 * @returns a new start with these values, of which a message says the quoted ones; `beforeReset` is
 *   what Undo brings back
 */
export function reset<T>(
  tool: Tool<T>,
  values: Partial<T>,
  beforeReset: ToolState<T>,
  quoted: Partial<T> = {},
): ToolState<T> {
  const names = Object.keys(values) as (keyof T)[];
  const texts = names.map((name) => [name, tool.fields[name].write(values[name] as T[keyof T])]);
  return { ...stateOf(tool, Object.fromEntries(texts)), quoted, beforeReset };
}

/** @returns the value with commas in large numbers */
function displayedValue<Value>({ write, control }: Field<Value>, value: Value): string {
  const text = write(value);
  return control ? text : text.replace(/^\d{4,}/, (digits) => count(Number(digits)));
}

/** @returns the value with its unit: "$42,000", "36 months" */
export function valueInWords<Value>(field: Field<Value>, value: Value): string {
  const text = displayedValue(field, value);
  const isAmount = (value as { kind?: string } | null)?.kind === 'amount';
  const { unit = isAmount ? '$' : undefined, options } = field;
  if (options) return options[text] ?? text;
  if (text === '' || !unit) return text;
  return unit === '$' ? `$${text}` : `${text}${unit === '%' ? '' : ' '}${unit}`;
}

/**
 * @returns what a field shows: a text that is being typed or can't be read as it is, any other as
 *   we write it
 */
export function displayedText<T>(
  tool: Tool<T>,
  { texts, usable, editing }: ToolState<T>,
  name: keyof T,
) {
  const field = tool.fields[name];
  const text = texts[name];
  if (text === undefined) return displayedValue(field, valuesOf(tool, usable)[name]);
  const parsed = field.parse(text);
  return parsed.ok && editing?.name !== name ? displayedValue(field, parsed.value) : text;
}

/**
 * @returns by field where nobody is typing: what is wrong, what was rounded; and the labels that
 *   the results leave out
 */
export function validate<T>(tool: Tool<T>, { texts, usable, editing }: ToolState<T>) {
  const { values, messages, notes: rounded } = parseTexts(tool, texts);
  const notes = { ...tool.remarks?.(valuesOf(tool, usable), usable), ...rounded };
  const leftOut = namesOf(tool)
    .filter((name) => messages[name] || (name in values && !isEqual(values[name], usable[name])))
    .map((name) => tool.fields[name].label);
  if (editing) {
    delete messages[editing.name];
    delete notes[editing.name];
  }
  const problem = editing ? null : tool.problem?.(valuesOf(tool, { ...usable, ...values }));
  if (problem) messages[problem.field] ??= problem.message;
  return { messages, notes, leftOut };
}
