/*
 * A tool, from what is typed to what is said: its fields are a table (`fields` of *-tool.ts),
 * read-field.ts reads a text, tool-state.ts and tool-address.ts keep what was given,
 * lib/leasing/arithmetic calculates, *-sentences.ts say it, and components/guides/tools show it.
 */
import type { Place } from '@/lib/analytics/events';
import type { Fields } from './fields';

export type Texts<T> = { [Name in keyof T]?: string };

export type Tool<T> = {
  id: string;
  place: Place;
  fields: Fields<T>;
  /** Complete values, which may depend on those that somebody gave. */
  example: (given: Partial<T>) => T;
  /** Why values that are fine alone don't go together, and the field to look at. */
  problem?: (values: T) => { field: keyof T; message: string } | null;
  /** What to know about values that can be used, by their field. */
  remarks?: (values: T, given: Partial<T>) => Texts<T>;
};

export const namesOf = <T>({ fields }: Pick<Tool<T>, 'fields'>) =>
  Object.keys(fields) as (keyof T & string)[];

export function valuesOf<T>(tool: Tool<T>, given: Partial<T>): T {
  return { ...tool.example(given), ...given };
}
