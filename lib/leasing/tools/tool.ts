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

type Texts<Values> = { [Name in keyof Values]?: string };

export type Tool<Values> = {
  id: string;
  title: string;
  eventPlace: EventPlace;
  fields: Fields<Values>;
  /** Values for all fields, shown until the visitor gives others. They can depend on those. */
  example: (given: Partial<Values>) => Values;
  /** Explains why values that are each valid don't fit together, and which field to look at. */
  problem?: (values: Values) => { field: keyof Values; message: string } | null;
};

export type ToolState<Values> = {
  /** What the visitor typed or chose, or what a link contained. */
  texts: Texts<Values>;
  /** The field being typed in. Its message isn't shown yet. */
  typing: keyof Values | null;
  /** The last valid values that fit together. The results are calculated from these. */
  given: Partial<Values>;
  /** What's wrong with the texts, by field. */
  messages: Texts<Values>;
  /** Whether the visitor has changed anything. Until then, the URL stays as it is. */
  hasChanged: boolean;
};

export const initialState = <Values>(): ToolState<Values> => ({
  texts: {},
  typing: null,
  given: {},
  messages: {},
  hasChanged: false,
});

export function valuesOf<Values>(tool: Tool<Values>, given: Partial<Values>): Values {
  return { ...tool.example(given), ...given };
}

/**
 * Parses the texts. A field that is empty isn't given, so the example fills it. The values stay as
 * they were `before` if they don't fit together.
 */
function readTexts<Values>(tool: Tool<Values>, texts: Texts<Values>, before: Partial<Values>) {
  const given = { ...before };
  const messages: Texts<Values> = {};
  for (const name of namesOf(tool.fields)) {
    const text = texts[name];
    if (text === undefined) continue;
    const reading = text.trim() === '' ? null : readField(tool.fields[name], text);
    if (reading === null) delete given[name];
    else if ('message' in reading) messages[name] = reading.message;
    else given[name] = reading.value as Values[typeof name];
  }
  const problem = tool.problem?.(valuesOf(tool, given));
  if (problem) messages[problem.field] ??= problem.message;
  return { given: problem ? before : given, messages };
}

/** Invalid input leaves the results unchanged. */
export function afterTyping<Values>(
  tool: Tool<Values>,
  state: ToolState<Values>,
  { name, text }: { name: keyof Values; text: string },
): ToolState<Values> {
  const texts = { ...state.texts, [name]: text };
  const isChosen = tool.fields[name].type === 'choice';
  const typing = isChosen ? null : name;
  return { texts, typing, hasChanged: true, ...readTexts(tool, texts, state.given) };
}

/** Valid text is reformatted. */
export function afterLeaving<Values>(
  tool: Tool<Values>,
  state: ToolState<Values>,
): ToolState<Values> {
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
export function afterReset<Values>(state: ToolState<Values>): ToolState<Values> {
  const isEmpty = Object.keys(state.texts).length === 0;
  return isEmpty ? state : { ...initialState<Values>(), hasChanged: true };
}

/**
 * Restores the state from a URL, such as a shared link.
 *
 * @param typed what was typed or chosen before React was ready, by parameter; takes precedence over
 *   the URL
 */
export function stateFromQuery<Values>(
  tool: Tool<Values>,
  query: URLSearchParams,
  typed: Readonly<Record<string, string>> = {},
): ToolState<Values> {
  const texts: Texts<Values> = {};
  for (const name of namesOf(tool.fields)) {
    const { parameter } = tool.fields[name];
    const text = typed[parameter] ?? query.get(parameter);
    if (text !== null) texts[name] = text;
  }
  const hasChanged = namesOf(tool.fields).some((name) => tool.fields[name].parameter in typed);
  return afterLeaving(tool, { texts, typing: null, hasChanged, ...readTexts(tool, texts, {}) });
}

/** Puts the given values into the query, in order. Parameters that aren't the tool's stay. */
export function queryWith<Values>(
  tool: Tool<Values>,
  given: Partial<Values>,
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
export function toolPathWith<Values>(
  tool: Tool<Values>,
  given: Partial<Values>,
  pathname: string,
): string {
  return withQuery(pathname, queryWith(tool, given), `#${tool.id}`);
}
