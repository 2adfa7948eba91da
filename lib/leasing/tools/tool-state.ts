/*
 * The parts of a tool: its own file, such as lease-calculator.ts, lists the fields, field.ts parses
 * what is typed, this file keeps the values, lib/leasing/arithmetic calculates, and
 * components/guides/tools shows it all.
 *
 * A field has a parameter, its name in URLs; a text, which was typed or chosen; a given value,
 * which is that text parsed; and a value, which is the given one or the example's.
 */

import { displayField, type Field, type FieldValue, readField, writeField } from './field';

/** By field, as is everything of a tool's state. */
type FieldValues = Readonly<Record<string, FieldValue>>;
type Texts = Readonly<Record<string, string>>;

/**
 * Its functions are written as methods, whose parameters TypeScript compares less strictly: so each
 * tool, with values of its own, is a `Tool`, too.
 */
export type Tool<Values = FieldValues> = {
  id: string;
  title: string;
  fields: Readonly<Record<keyof Values, Field>>;
  /** Values for all fields, shown until the visitor gives others. They can depend on those. */
  example(given: Partial<Values>): Values;
  /** Explains why values that are each valid don't fit together, and which field to look at. */
  problem?(values: Values): { field: keyof Values & string; message: string } | null;
};

export type ToolState = {
  /** What the visitor typed or chose, or what a link contained. */
  texts: Texts;
  /** The field being typed in. Its message isn't shown yet. */
  typing: string | null;
  /** The last valid values that fit together. The results are calculated from these. */
  given: FieldValues;
  /** What's wrong with the texts. */
  messages: Texts;
  /** Whether the visitor has changed anything. Until then, the URL stays as it is. */
  hasChanged: boolean;
};

export const initialState: ToolState = {
  texts: {},
  typing: null,
  given: {},
  messages: {},
  hasChanged: false,
};

/** What was given, completed by the example. */
export function valuesOf<Values>(tool: Tool<Values>, given: Partial<FieldValues>): Values {
  const ownValues = given as Partial<Values>;
  return { ...tool.example(ownValues), ...ownValues };
}

/**
 * Parses the texts. A field that is empty isn't given, so the example fills it. The values stay as
 * they were `before` if they don't fit together.
 */
function readTexts(tool: Tool, texts: Texts, before: FieldValues) {
  const given = { ...before };
  const messages: Record<string, string> = {};
  for (const [name, field] of Object.entries(tool.fields)) {
    const text = texts[name];
    if (text === undefined) continue;
    const parsed = text.trim() === '' ? null : readField(field, text);
    if (parsed === null) delete given[name];
    else if ('message' in parsed) messages[name] = parsed.message;
    else given[name] = parsed.value;
  }
  const problem = tool.problem?.(valuesOf(tool, given));
  if (problem) messages[problem.field] ??= problem.message;
  return { given: problem ? before : given, messages };
}

/** Invalid input leaves the results unchanged. */
export function afterTyping(
  tool: Tool,
  state: ToolState,
  { name, text }: { name: string; text: string },
): ToolState {
  const texts = { ...state.texts, [name]: text };
  const isChosen = tool.fields[name]?.type === 'choice';
  const typing = isChosen ? null : name;
  return { texts, typing, hasChanged: true, ...readTexts(tool, texts, state.given) };
}

/** Valid text is reformatted. */
export function afterLeaving(tool: Tool, state: ToolState): ToolState {
  const texts = { ...state.texts };
  for (const [name, field] of Object.entries(tool.fields)) {
    const text = texts[name]?.trim();
    if (text === undefined) continue;
    const parsed = readField(field, text);
    texts[name] = 'value' in parsed ? displayField(field, parsed.value) : text;
  }
  return { ...state, texts, typing: null };
}

/** Shows the example again. Without anything typed or from a link, nothing changes. */
export function afterReset(state: ToolState): ToolState {
  const isEmpty = Object.keys(state.texts).length === 0;
  return isEmpty ? state : { ...initialState, hasChanged: true };
}

/**
 * Restores the state from a URL, such as a shared link.
 *
 * @param typed what was typed or chosen before React was ready, by parameter; takes precedence over
 *   the URL
 */
export function stateFromQuery(
  tool: Tool,
  query: URLSearchParams,
  typed: Readonly<Record<string, string>> = {},
): ToolState {
  const texts: Record<string, string> = {};
  for (const [name, { parameter }] of Object.entries(tool.fields)) {
    const text = typed[parameter] ?? query.get(parameter);
    if (text !== null) texts[name] = text;
  }
  const hasChanged = Object.values(tool.fields).some(({ parameter }) => parameter in typed);
  return afterLeaving(tool, { texts, typing: null, hasChanged, ...readTexts(tool, texts, {}) });
}

/** Puts the given values into the query, in order. Parameters that aren't the tool's stay. */
export function queryWith(
  tool: Tool,
  given: FieldValues,
  query = new URLSearchParams(),
): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const [name, field] of Object.entries(tool.fields)) {
    const value = given[name];
    result.delete(field.parameter);
    if (value !== undefined) result.set(field.parameter, writeField(field.type, value));
  }
  return result;
}
