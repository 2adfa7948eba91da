import { plainCharacters } from '../parse-number';
import { carIn, placeIn } from './car';
import { checkOffer, type Draft, doubtsOf, findConflicts } from './checks';
import { guess, guesses, noAmount, type Places } from './guess';
import { labelsOf, matchNames, matchUnits, type Scene, SURE } from './labels';
import { isUsual } from './numbers';
import { findOffers, headings } from './offers';
import type { CatalogueMake, Reading } from './reading';
import { resolve } from './resolve';
import { matchPairs, matchTables } from './structure';
import { taxSaid } from './tax';
import { tokensOf } from './tokens';
import type { Sense } from './vocabulary';

const LONGEST_MESSAGE = 10_000;
/** What others said in the conversation, and what is quoted below. */
const QUOTED = /^\s*(?:>|(?:\[[^\]]{0,20}\] ?)?(?:visitor|customer|me|you|buyer)\s?:)/i;
const QUOTE_BEGINS = /\bwrote:\s*$|original message/i;

/** @returns the lines that aren't the dealer's */
function quotedLines(text: string): Set<number> {
  const lines = text.split('\n').map((line) => line.slice(0, 200));
  const begins = lines.findIndex((line) => QUOTE_BEGINS.test(line));
  const isQuoted = (line: string, index: number) => QUOTED.test(line) || (begins >= 0 && index >= begins);
  return new Set(lines.flatMap((line, index) => (isQuoted(line, index) ? [index] : [])));
}

/** @returns the numbers of a message with their meanings, not yet compared with each other */
function draftsOf({ text, ...scene }: Scene & { text: string }): Draft[] {
  const { tokens, labels, matches, vague } = scene;
  const places: Places = {
    starts: new Map(labels.map((label) => [label.from, label])),
    ends: new Map(labels.map((label) => [label.to, label])),
  };
  const sentences = new Map<Sense['name'], Set<number>>();
  for (const { from, senses } of labels)
    for (const { name } of senses)
      sentences.set(name, (sentences.get(name) ?? new Set()).add(tokens[from]?.sentence ?? 0));
  const quoted = quotedLines(text);
  return tokens.flatMap(({ number, isNoise, line, sentence }, at) => {
    if (!number) return [];
    const isIn = (name: Sense['name']) => sentences.get(name)?.has(sentence) ?? false;
    const named = matches.get(at);
    const guessed = named && named.cost <= SURE ? named : guess(scene, places, at);
    const match = isNoise ? noAmount(number) : named && guessed.cost > SURE ? named : guessed;
    const { candidate, cost } = match;
    const isClear =
      cost <= SURE && isUsual(candidate) && !vague.has(at) && !quoted.has(line) && !isIn('doubtful');
    const sure = isClear || (cost <= SURE && candidate.meaning === 'notAnAmount');
    const [start, end] = [
      tokens[Math.max(0, at - 4)]?.start,
      tokens[Math.min(tokens.length - 1, at + 4)]?.end,
    ];
    const words = text.slice(start, end).replace(/\s+/g, ' ');
    const candidates = sure ? [candidate] : [candidate, ...guesses(number)];
    const doubts = doubtsOf(candidate);
    const remarks = { isWeak: isIn('if'), isForAll: isIn('all'), isTaxed: false };
    return [{ ...candidate, id: 0, at, number, words, sure, candidates, offer: 0, doubts, ...remarks }];
  });
}

/** @param makes names that a car may have @returns every number of a dealer's message, with its meaning where that's sure */
export function readMessage(message: string, makes: readonly CatalogueMake[] = []): Reading {
  const whole = plainCharacters(message.slice(0, LONGEST_MESSAGE)).slice(0, LONGEST_MESSAGE);
  const all = tokensOf(whole);
  const text = whole.slice(0, all.at(-1)?.end ?? 0);
  const { car, spans } = carIn(text, makes);
  const { ordinals } = headings(all);
  const tokens = all.map((token, at) => {
    const isName =
      token.number?.unit === null && spans.some(([start, end]) => token.start >= start && token.end <= end);
    return isName
      ? { ...token, number: undefined }
      : ordinals.includes(at)
        ? { ...token, isNoise: true }
        : token;
  });
  const scene: Scene = { tokens, labels: labelsOf(tokens), matches: new Map(), vague: new Set() };
  matchUnits(scene);
  const columns = matchTables(scene);
  matchPairs(scene);
  matchNames(scene);
  const drafts = draftsOf({ ...scene, text });
  resolve(drafts);
  const names = findOffers(scene, drafts, columns);
  findConflicts(drafts, names.length);
  for (const offer of names.keys()) checkOffer(drafts, offer);
  const taxOf = taxSaid(scene, drafts);
  const offers = names.map((name, offer) => ({ name, taxPaid: taxOf(offer) }));
  const items = drafts.map(({ at, isWeak, isForAll, isTaxed, ...item }, id) => ({ ...item, id }));
  return { text, items, offers, car, place: placeIn(text) };
}
