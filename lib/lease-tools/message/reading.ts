import type { Place, TaxPaid } from '@/lib/lease/tax';
import type { Meaning } from './vocabulary';

/** Money in dollars, a percentage as 60, a money factor as 0.00125, months, miles, or a charge per mile in dollars. */
export type Kind = 'money' | 'percent' | 'factor' | 'months' | 'miles';

/** What a number may mean, and its value then, such as 0.00125 for "125" as a money factor. */
export type Candidate = { meaning: Meaning; kind: Kind; value: number };

/** A number as it stands in a message. */
export type WrittenNumber = {
  /** "$54,320", ".00198", "zero". */
  text: string;
  /** As written, thousands for "k" multiplied out: 61 for "61%", 10000 for "10k". */
  value: number;
  unit: '$' | '%' | '¢' | 'k' | null;
  /** Where it is in the reading's text. */
  start: number;
  end: number;
};

/** One number of a message with its meaning. */
export type Item = Candidate & {
  /** Its index in the reading. */
  id: number;
  number: WrittenNumber;
  /** The words around it, to recognize it by. */
  words: string;
  /** Whether the meaning is sure. An unclear item has its likeliest meaning, or 'unknown', and counts for nothing. */
  sure: boolean;
  /** What else it may mean, the likeliest first; its own meaning included. */
  candidates: readonly Candidate[];
  /** The index of its offer; null where it belongs to all of them. */
  offer: number | null;
  /** Why it should be checked, each as a sentence. */
  doubts: readonly string[];
};

/** What belongs to an offer without being a number. */
export type MessageOffer = {
  /** What it's called in the message, such as "Option 2"; empty where it has no name. */
  name: string;
  /** Whether the payment has the sales tax in it; null where the message doesn't say. */
  taxPaid: TaxPaid | null;
};

/** A car of the catalogue, and the model year where the message says it. Empty: not named. */
export type MessageCar = { make: string; model: string; year: number | null };

/** What was understood of a message. */
export type Reading = {
  /** The message with plain characters, cut after 10,000: what `start` counts in. */
  text: string;
  items: readonly Item[];
  /** At least one. */
  offers: readonly MessageOffer[];
  car: MessageCar;
  place: Place | null;
};

/** A make with all its names and its models, handed in so that the catalogue isn't part of the reader. */
export type CatalogueMake = { name: string; aliases: readonly string[]; models: readonly string[] };

/** What the visitor said about items, by id: another meaning, or null for none. Their values follow from the meaning. */
export type Corrections = Readonly<Record<number, Meaning | null>>;
