import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueMake } from '@/lib/leasing/tools/message/car';
import type { LabeledMessage } from './score-reading';

type Line = Omit<LabeledMessage, 'numbers'> & {
  numbers: [text: string, meaning: string, value: number, offer: number | null][];
};

/**
 * @returns dealers' messages with what a person says that their numbers are: forty of one writer,
 *   or 400 generated ones whose numbers agree, in phrases, in any order and layout, with noise
 */
export function labeledMessages(set: string): LabeledMessage[] {
  const file = path.join(process.cwd(), `tests/fixtures/messages/${set}.jsonl`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { numbers, ...message } = JSON.parse(line) as Line;
    const expected = numbers.map(([text, meaning, value, offer]) => ({
      text,
      meaning,
      value,
      offer,
    }));
    return { ...message, numbers: expected };
  });
}

/** Some cars, for messages that name them. */
export const someMakes: readonly CatalogueMake[] = [
  { name: 'BMW', aliases: ['bimmer'], models: ['3 Series', 'X3', 'X5', 'X5 M'] },
  { name: 'Ford', aliases: [], models: ['Escape', 'F-150'] },
  { name: 'Honda', aliases: [], models: ['Accord', 'CR-V', 'Pilot'] },
  { name: 'Hyundai', aliases: ['hundai'], models: ['IONIQ 5', 'Tucson'] },
  { name: 'Ram', aliases: [], models: ['1500', '2500'] },
  { name: 'Tesla', aliases: [], models: ['Model 3', 'Model Y'] },
];
