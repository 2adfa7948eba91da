import type { Place } from '@/lib/analytics/events';
import type { Fields } from './fields';

/** A text for some of a tool's values. */
export type Texts<T> = { [Name in keyof T]?: string };

export type Tool<T> = {
  /** The id of its element. */
  id: string;
  /** The part of the page that it is, for events. */
  place: Place;
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

export const namesOf = <T>({ fields }: Pick<Tool<T>, 'fields'>) =>
  Object.keys(fields) as (keyof T & string)[];

/** @returns complete values, with the example's where none is given */
export function valuesOf<T>(tool: Tool<T>, given: Partial<T>): T {
  return { ...tool.example(given), ...given };
}
