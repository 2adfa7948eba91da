/*
 * How a tool works: *-tool.ts lists its fields, read-field.ts reads what is typed, this file keeps
 * the values, lib/leasing/arithmetic calculates with them, and components/guides/tools show it all.
 */
import type { Place } from '@/lib/analytics/events';
import { withQuery } from '@/lib/format/with-query';
import type { ToolTopic } from '@/lib/quote/apply-state';
import type { Fields } from './fields';
import { displayField, type FieldValue, readField, writeField } from './read-field';

type Texts<T> = { [Name in keyof T]?: string };

export type Tool<T> = {
  id: string;
  /** As in "Go to the lease calculator". */
  name: string;
  place: Place;
  topic: ToolTopic;
  fields: Fields<T>;
  /** Complete values, which may depend on those that somebody gave. */
  example: (given: Partial<T>) => T;
  /** Why values that are fine alone don't go together, and the field to look at. */
  problem?: (values: T) => { field: keyof T; message: string } | null;
  /** Fields whose example the visitor accepts by leaving it as it's shown beside given values. */
  shownExamples?: (given: Partial<T>) => readonly (keyof T)[];
};

export type ToolState<T> = {
  /** What the visitor typed, chose, or followed a link with. */
  texts: Texts<T>;
  /** The field that is being typed in, whose mistake isn't shown yet. */
  typing: keyof T | null;
  /** What the results are calculated from: the last values that could be read and go together. */
  given: Partial<T>;
  /** Whether the visitor has changed anything; the URL stays as it is until then. */
  changed: boolean;
};

export const initialState = <T>(): ToolState<T> => ({
  texts: {},
  typing: null,
  given: {},
  changed: false,
});

export const namesOf = <T>({ fields }: Pick<Tool<T>, 'fields'>) =>
  Object.keys(fields) as (keyof T & string)[];

export function valuesOf<T>(tool: Tool<T>, given: Partial<T>): T {
  return { ...tool.example(given), ...given };
}

/** @returns the values of texts, what is wrong with a text, and why values don't agree */
function readTexts<T>(tool: Tool<T>, texts: Texts<T>, before: Partial<T>) {
  const values = { ...before };
  const messages: Texts<T> = {};
  for (const name of namesOf(tool)) {
    const text = texts[name];
    if (text === undefined) continue;
    const reading = readField(tool.fields[name], text);
    if ('message' in reading) messages[name] = reading.message;
    else values[name] = reading.value as T[typeof name];
  }
  const problem = tool.problem?.(valuesOf(tool, values));
  if (problem) messages[problem.field] ??= problem.message;
  return { given: problem ? before : values, messages };
}

/** @returns the state after a key in a field: what can't be used leaves the results as they were */
export function afterTyping<T>(
  tool: Tool<T>,
  state: ToolState<T>,
  { name, text }: { name: keyof T; text: string },
): ToolState<T> {
  const texts = { ...state.texts, [name]: text };
  const { given } = readTexts(tool, texts, state.given);
  return { texts, typing: name, given, changed: true };
}

/** @returns the state once a field is left: its text as we write it, unless it can't be read */
export function afterLeaving<T>(tool: Tool<T>, state: ToolState<T>): ToolState<T> {
  const texts = { ...state.texts };
  for (const name of namesOf(tool)) {
    const field = tool.fields[name];
    const reading = readField(field, texts[name] ?? '');
    if (texts[name] !== undefined && 'value' in reading)
      texts[name] = displayField(field, reading.value);
  }
  return { ...state, texts, typing: null };
}

/**
 * @returns the `messages` of mistakes, but for the field being typed in, and in `leftOut` the labels
 *   of all fields with one
 */
export function problemsIn<T>(tool: Tool<T>, { texts, typing, given }: ToolState<T>) {
  const { messages } = readTexts(tool, texts, given);
  const leftOut = namesOf(tool)
    .filter((name) => messages[name])
    .map((name) => tool.fields[name].label);
  if (typing !== null) delete messages[typing];
  return { messages, leftOut };
}

/** @returns the text of a field, and whether it's the example's beside the visitor's own */
export function shownText<T>(tool: Tool<T>, { texts, given }: ToolState<T>, name: keyof T) {
  const value = valuesOf(tool, given)[name] as FieldValue;
  const text = texts[name] ?? displayField(tool.fields[name], value);
  const hasOwn = Object.keys(texts).length > 0;
  return { text, isExample: hasOwn && texts[name] === undefined && text !== '' };
}

/**
 * @param typed what was typed or chosen before the tool could respond, by parameter; it counts more
 *   than the URL
 * @returns the state that a URL describes, such as a shared one
 */
export function stateFromQuery<T>(
  tool: Tool<T>,
  query: URLSearchParams,
  typed: Readonly<Record<string, string>> = {},
): ToolState<T> {
  const texts: Texts<T> = {};
  for (const name of namesOf(tool)) {
    const { parameter } = tool.fields[name];
    const text = typed[parameter] ?? query.get(parameter);
    if (text !== null) texts[name] = text;
  }
  const changed = namesOf(tool).some((name) => tool.fields[name].parameter in typed);
  const { given } = readTexts(tool, texts, {});
  return afterLeaving(tool, { texts, typing: null, given, changed });
}

/** @returns the query with what is given, in order, and with its other parameters */
export function queryFromState<T>(
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

/** @returns the path of a guide to its tool with values: "/blog/guide?pay=459#lease-calculator" */
export function linkWith<T>(tool: Tool<T>, given: Partial<T>, pathname: string): string {
  return withQuery(pathname, queryFromState(tool, given), `#${tool.id}`);
}
