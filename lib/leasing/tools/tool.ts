/*
 * The parts of a tool: its own file, such as lease-calculator.ts, lists the fields, read-field.ts
 * parses what is typed, this file keeps the values, lib/leasing/arithmetic calculates, and
 * components/guides/tools shows it all.
 *
 * A field has a parameter, its name in URLs; a text, which was typed or chosen; a given value,
 * which is that text parsed; and a value, which is the given one or the example's.
 */

import { withQuery } from '@/lib/format/with-query';
import type { EventPlace } from '@/lib/measuring/events';
import { type Fields, namesOf } from './fields';
import { displayField, type FieldValue, readField, writeField } from './read-field';

type Texts<T> = { [Name in keyof T]?: string };

export type Tool<T> = {
  id: string;
  title: string;
  eventPlace: EventPlace;
  fields: Fields<T>;
  /** Values for all fields, shown until the visitor gives others. They can depend on those. */
  example: (given: Partial<T>) => T;
  /** Explains why values that are each valid don't fit together, and which field to look at. */
  problem?: (values: T) => { field: keyof T; message: string } | null;
};

export type ToolState<T> = {
  /** What the visitor typed or chose, or what a link contained. */
  texts: Texts<T>;
  /** The field being typed in. Its message isn't shown yet. */
  typing: keyof T | null;
  /** The last valid values that fit together. The results are calculated from these. */
  given: Partial<T>;
  /** What's wrong with the texts, by field. */
  messages: Texts<T>;
  /** Whether the visitor has changed anything. Until then, the URL stays as it is. */
  hasChanged: boolean;
};

export const initialState = <T>(): ToolState<T> => ({
  texts: {},
  typing: null,
  given: {},
  messages: {},
  hasChanged: false,
});

export function valuesOf<T>(tool: Tool<T>, given: Partial<T>): T {
  return { ...tool.example(given), ...given };
}

/**
 * Parses the texts. A field that is empty isn't given, so the example fills it. The values stay as
 * they were `before` if they don't fit together.
 */
function readTexts<T>(tool: Tool<T>, texts: Texts<T>, before: Partial<T>) {
  const values = { ...before };
  const messages: Texts<T> = {};
  for (const name of namesOf(tool.fields)) {
    const text = texts[name];
    if (text === undefined) continue;
    const reading = text.trim() === '' ? null : readField(tool.fields[name], text);
    if (reading === null) delete values[name];
    else if ('message' in reading) messages[name] = reading.message;
    else values[name] = reading.value as T[typeof name];
  }
  const problem = tool.problem?.(valuesOf(tool, values));
  if (problem) messages[problem.field] ??= problem.message;
  return { given: problem ? before : values, messages };
}

/** Invalid input leaves the results unchanged. */
export function afterTyping<T>(
  tool: Tool<T>,
  state: ToolState<T>,
  { name, text }: { name: keyof T; text: string },
): ToolState<T> {
  const texts = { ...state.texts, [name]: text };
  const isChosen = tool.fields[name].type === 'choice';
  const typing = isChosen ? null : name;
  return { texts, typing, hasChanged: true, ...readTexts(tool, texts, state.given) };
}

/** Valid text is reformatted. */
export function afterLeaving<T>(tool: Tool<T>, state: ToolState<T>): ToolState<T> {
  const texts = { ...state.texts };
  for (const name of namesOf(tool.fields)) {
    const text = texts[name]?.trim();
    if (text === undefined) continue;
    const field = tool.fields[name];
    const reading = readField(field, text);
    texts[name] = 'value' in reading ? displayField(field, reading.value) : text;
  }
  return { ...state, texts, typing: null };
}

/** Shows the example again. Without anything typed or from a link, nothing changes. */
export function afterReset<T>(state: ToolState<T>): ToolState<T> {
  const isEmpty = Object.keys(state.texts).length === 0;
  return isEmpty ? state : { ...initialState<T>(), hasChanged: true };
}

/**
 * Restores the state from a URL, such as a shared link.
 *
 * @param typed what was typed or chosen before React was ready, by parameter; takes precedence over
 *   the URL
 */
export function stateFromQuery<T>(
  tool: Tool<T>,
  query: URLSearchParams,
  typed: Readonly<Record<string, string>> = {},
): ToolState<T> {
  const texts: Texts<T> = {};
  for (const name of namesOf(tool.fields)) {
    const { parameter } = tool.fields[name];
    const text = typed[parameter] ?? query.get(parameter);
    if (text !== null) texts[name] = text;
  }
  const hasChanged = namesOf(tool.fields).some((name) => tool.fields[name].parameter in typed);
  return afterLeaving(tool, { texts, typing: null, hasChanged, ...readTexts(tool, texts, {}) });
}

/** Puts the given values into the query, in order. Parameters that aren't the tool's stay. */
export function queryWith<T>(
  tool: Tool<T>,
  given: Partial<T>,
  query = new URLSearchParams(),
): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const name of namesOf(tool.fields)) {
    const field = tool.fields[name];
    result.delete(field.parameter);
    if (Object.hasOwn(given, name))
      result.set(field.parameter, writeField(field, given[name] as FieldValue));
  }
  return result;
}

/** For example, "/blog/guide?pay=459#lease-calculator". */
export function linkWith<T>(tool: Tool<T>, given: Partial<T>, pathname: string): string {
  return withQuery(pathname, queryWith(tool, given), `#${tool.id}`);
}
