import { namesOf, type Texts, type Tool, valuesOf } from './tool';

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
  /** Whether the visitor has changed anything; the address stays as it is until then. */
  changed: boolean;
  /** What a reset replaced, for Undo. */
  beforeReset: ToolState<T> | null;
};

export function initialState<T>(): ToolState<T> {
  return { texts: {}, usable: {}, editing: null, changed: false, beforeReset: null };
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
    if (parsed.ok) {
      values[name] = parsed.value;
      if (parsed.note) notes[name] = parsed.note;
    } else {
      messages[name] = parsed.message;
    }
  }
  return { values, messages, notes };
}

/**
 * @param before stays usable where a text can't be read, and altogether if the values don't go
 *   together
 */
export function stateOf<T>(tool: Tool<T>, texts: Texts<T>, before: Partial<T> = {}): ToolState<T> {
  const values = { ...before, ...parseTexts(tool, texts).values };
  const usable = tool.problem?.(valuesOf(tool, values)) ? before : values;
  return { texts, usable, editing: null, changed: true, beforeReset: null };
}

type Typed<T> = { name: keyof T; text: string };

/**
 * @returns the state after a key in a field: a text that can't be used leaves the results as before
 *   the first key
 */
export function afterTyping<T>(
  tool: Tool<T>,
  state: ToolState<T>,
  { name, text }: Typed<T>,
): ToolState<T> {
  const isSameField = state.editing?.name === name;
  const usable = isSameField && state.editing ? state.editing.usable : state.usable;
  const texts = { ...state.texts, [name]: text };
  return { ...stateOf(tool, texts, usable), editing: { name, usable } };
}

/** @returns the state after leaving a field */
export function afterLeaving<T>(state: ToolState<T>, name: keyof T): ToolState<T> {
  return state.editing?.name === name ? { ...state, editing: null } : state;
}

/** @returns the state after a value that is chosen, or that was typed before the tool responded */
export function afterChoosing<T>(
  tool: Tool<T>,
  state: ToolState<T>,
  typed: Typed<T>,
): ToolState<T> {
  return afterLeaving(afterTyping(tool, state, typed), typed.name);
}

/** @returns the example again; `beforeReset` is what `undone` brings back */
export function reset<T>(beforeReset: ToolState<T>): ToolState<T> {
  return { ...initialState<T>(), changed: true, beforeReset };
}

/** @returns what the last reset replaced; the state itself where there was none */
export function undone<T>(state: ToolState<T>): ToolState<T> {
  return state.beforeReset ? { ...state.beforeReset, changed: true } : state;
}
