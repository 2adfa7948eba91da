import type { BodyStyle } from '@/content/catalogue/body-styles';
import { campaign } from '@/lib/analytics/attribution';
import { normalizeMake } from '@/lib/catalogue/makes';
import { bodyStyleOf, knownVehicle, resolveModel } from '@/lib/catalogue/models';
import { findNeed } from '@/lib/catalogue/needs';
import { type QueryParameters, type QueryRecord, queryFromRecord } from '@/lib/site/routes';
import { type InventoryFilter, textOf } from './filter';

/** Of all parameters that the site doesn't know, names included. */
const MAX_FOREIGN_CHARACTERS = 300;

/**
 * The parameters that the page's links keep: those of campaigns and a few others. Each link has
 * them, so more would be megabytes.
 */
function keptParameters(query: URLSearchParams): QueryParameters {
  const others = [...query].filter(
    ([name]) => !['make', 'model', 'brand', 'need', 'page'].includes(name),
  );
  const names = new RegExp(campaign.names);
  const known = others.filter(
    ([name, value]) => names.test(name) && value.length <= campaign.maxLength,
  );
  let room = MAX_FOREIGN_CHARACTERS;
  const foreign = others.filter(([name, value]) => {
    if (names.test(name)) return false;
    room -= name.length + value.length;
    return room >= 0;
  });
  return [...known.slice(0, campaign.maxKeys), ...foreign];
}

/**
 * What may be said of the filter in our words, as far as the catalogue has it: anybody can write a
 * link.
 */
function askedFor(filter: InventoryFilter): { make?: string; model?: string; style?: BodyStyle } {
  const name = filter.make ?? '';
  const { make, model } = knownVehicle({ make: name, model: resolveModel(name, filter.model) });
  return { make, model, style: (model && bodyStyleOf(name, model)) || undefined };
}

/**
 * Reads the query of a URL, where `brand` means `make`; a need that isn't ours is `null`, and the
 * page is 1 for anything else.
 */
export function inventoryQuery(record: QueryRecord) {
  const query = queryFromRecord(record);
  const make = textOf(query, 'make') ?? textOf(query, 'brand');
  const page = Number(textOf(query, 'page') ?? 1);
  // A model without a make is ignored, because the model dropdown is disabled while make is all.
  const filter: InventoryFilter = {
    make: make && normalizeMake(make),
    model: make && textOf(query, 'model'),
    need: findNeed(query.get('need'))?.value ?? null,
  };
  return {
    filter,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    others: keptParameters(query),
    asked: askedFor(filter),
  };
}

export type InventoryQuery = ReturnType<typeof inventoryQuery>;
