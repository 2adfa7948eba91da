import type { Place, TaxPaid } from '@/lib/lease/tax';
import type { Car } from '../fields';
import type { Meaning } from './vocabulary';

/** Money in dollars, a percentage as 60, a money factor as 0.00125, months, or miles. */
export type Kind = 'money' | 'percent' | 'factor' | 'months' | 'miles';
/** What a number may mean, and its value then, such as 0.00125 for "125" as a money factor. */
export type Candidate = { meaning: Meaning; kind: Kind; value: number };
export type Unit = '$' | '%' | '¢' | 'k';
/** A number as it's written: 61 for "61%", 10000 for "10k"; and where it is in the reading's text. */
export type WrittenNumber = { text: string; value: number; unit: Unit | null; start: number; end: number };

/**
 * One number of a message, and the words around it. `sure`: an unclear item counts for nothing. `candidates`:
 * what it may mean, its own meaning first. `offer`: its index; null for all. `doubts`: why to check it.
 */
export type Item = Candidate & { id: number; number: WrittenNumber; words: string; sure: boolean } & {
  candidates: readonly Candidate[];
  offer: number | null;
  doubts: readonly string[];
};
/** `taxPaid`: null where the message doesn't say whether the payment has the sales tax in it. */
export type Offer = { name: string; taxPaid: TaxPaid | null };
/** What was understood of a message. `text`: in plain characters, the first 10,000. `offers`: one or more. */
export type Reading = { text: string; items: Item[]; offers: Offer[]; car: Car; place: Place | null };

/** A make with all its names and its models, handed in so that the catalogue isn't part of the reader. */
export type CatalogueMake = { name: string; aliases: readonly string[]; models: readonly string[] };
/** What the visitor said about items, by id: another meaning, or null for none. */
export type Corrections = Readonly<Record<number, Meaning | null>>;
