import { displayField, type FieldValue, readField, writeField } from './read-field';
import { namesOf, type Texts, type Tool, valuesOf } from './tool';

export type ToolState<T> = {
  /** What the visitor typed, chose, or followed a link with. */
  texts: Texts<T>;
  /** What the results are of: the last values of these texts that could be read and go together. */
  given: Partial<T>;
  /** The field in which the visitor is typing, and what was given before its first key. */
  editing: { name: keyof T; given: Partial<T> } | null;
  /** Whether the visitor has changed anything; the address stays as it is until then. */
  changed: boolean;
};

export function initialState<T>(): ToolState<T> {
  return { texts: {}, given: {}, editing: null, changed: false };
}

/** @returns for each text its value, with a note, or a message that says what is wrong with it */
function readTexts<T>(tool: Tool<T>, texts: Texts<T>) {
  const values: Partial<T> = {};
  const messages: Texts<T> = {};
  const notes: Texts<T> = {};
  for (const name of namesOf(tool)) {
    const text = texts[name];
    if (text === undefined) continue;
    const reading = readField(tool.fields[name], text);
    if ('message' in reading) messages[name] = reading.message;
    else values[name] = reading.value as T[typeof name];
    if ('note' in reading) notes[name] = reading.note;
  }
  return { values, messages, notes };
}

/**
 * @param before stays where a text can't be read, and altogether if the values don't go together
 */
export function stateOf<T>(tool: Tool<T>, texts: Texts<T>, before: Partial<T> = {}): ToolState<T> {
  const values = { ...before, ...readTexts(tool, texts).values };
  const given = tool.problem?.(valuesOf(tool, values)) ? before : values;
  return { texts, given, editing: null, changed: true };
}

/**
 * @returns the state after a key in a field: a text that can't be used leaves the results as before
 *   the first key
 */
export function afterTyping<T>(
  tool: Tool<T>,
  state: ToolState<T>,
  { name, text }: { name: keyof T; text: string },
): ToolState<T> {
  const { given } = state.editing?.name === name ? state.editing : state;
  const texts = { ...state.texts, [name]: text };
  return { ...stateOf(tool, texts, given), editing: { name, given } };
}

export function afterLeaving<T>(state: ToolState<T>, name: keyof T): ToolState<T> {
  return state.editing?.name === name ? { ...state, editing: null } : state;
}

/** What is said about the fields of a tool. */
type Verdict<T> = {
  /** What is wrong, by field; nothing against the one in which the visitor is typing. */
  messages: Texts<T>;
  notes: Texts<T>;
  /** The labels of texts that the results leave out. */
  leftOut: readonly string[];
};

export function verdictOn<T>(tool: Tool<T>, { texts, given, editing }: ToolState<T>): Verdict<T> {
  const { values, messages, notes: ofTexts } = readTexts(tool, texts);
  const notes = { ...tool.remarks?.(valuesOf(tool, given), given), ...ofTexts };

  // Two residuals of 60% are equal.
  const isUnused = (name: keyof T) =>
    name in values && JSON.stringify(values[name]) !== JSON.stringify(given[name]);
  const leftOut = namesOf(tool)
    .filter((name) => messages[name] || isUnused(name))
    .map((name) => tool.fields[name].label);

  if (editing) {
    delete messages[editing.name];
    delete notes[editing.name];
    return { messages, notes, leftOut };
  }
  const problem = tool.problem?.(valuesOf(tool, { ...given, ...values }));
  if (problem) messages[problem.field] ??= problem.message;
  return { messages, notes, leftOut };
}

/**
 * @returns what a field shows: a text that is being typed or can't be read as it is, any other as
 *   we write it
 */
export function shownText<T>(tool: Tool<T>, state: ToolState<T>, name: keyof T): string {
  const field = tool.fields[name];
  const text = state.texts[name];
  if (text === undefined)
    return displayField(field, valuesOf(tool, state.given)[name] as FieldValue);
  const reading = readField(field, text);
  const isOurs = 'value' in reading && state.editing?.name !== name;
  return isOurs ? displayField(field, reading.value) : text;
}

/** @returns whether a value is the example's beside the visitor's own */
export function isExample<T>(tool: Tool<T>, { texts, given }: ToolState<T>, name: keyof T) {
  const hasOwn = Object.keys(texts).length > 0;
  const value = valuesOf(tool, given)[name] as FieldValue;
  return hasOwn && !Object.hasOwn(texts, name) && writeField(tool.fields[name], value) !== '';
}
