import type { BodyStyle } from '@/content/catalogue/body-styles';
import { models } from '@/content/catalogue/models';
import { cleanText, MAX_NAME_LENGTH } from '@/lib/format/clean-text';
import { comparisonKey } from '@/lib/format/comparison-key';
import { findMake } from './makes';

const lineups: Record<string, Record<string, BodyStyle>> = models;

/** In catalogue order; empty for a make that isn't in the catalogue. */
export function modelsOf(makeName: string): string[] {
  const make = findMake(makeName);
  return make ? Object.keys(lineups[make.slug] ?? {}) : [];
}

/** The catalogue's spelling of a model. An unknown text comes back on one line. */
export function resolveModel(makeName: string, text: string | null | undefined): string {
  const line = cleanText(text ?? '', MAX_NAME_LENGTH);
  const key = comparisonKey(line);
  return modelsOf(makeName).find((model) => comparisonKey(model) === key) ?? line;
}

/** The make and the model in the catalogue's spelling. What it doesn't have is left out. */
export function knownCar({ make, model }: { make: string | null; model: string | null }): {
  make?: string;
  model?: string;
} {
  const known = findMake(make);
  const key = comparisonKey(model ?? '');
  return {
    make: known?.name,
    model: modelsOf(known?.name ?? '').find((one) => comparisonKey(one) === key),
  };
}

/** `null` when the catalogue doesn't have the model. */
export function bodyStyleOf(makeName: string, model: string): BodyStyle | null {
  const make = findMake(makeName);
  const lineup = (make && lineups[make.slug]) ?? {};
  return Object.hasOwn(lineup, model) ? (lineup[model] ?? null) : null;
}
