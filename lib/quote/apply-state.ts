import { knownVehicle } from '@/lib/catalogue/models';
import { MODEL_YEAR } from '@/lib/site/model-year';
import {
  CHANGING,
  INTERESTED_VEHICLE,
  MAKE_OF_MODELS,
  OFFER,
  type QueryRecord,
  queryFromRecord,
} from '@/lib/site/routes';
import { applyHref } from './apply-href';
import { type Choice, chosenCar, chosenNeed, plausibleYear } from './choice';
import { creditFromQuery, needFromQuery, type StatedNeed } from './need';
import { isComplete, prefillFromQuery, type QuoteSelection } from './selection';

/** Nothing is selected yet, or it is to change: the page shows the picker, filled in. */
export type InitialState = {
  name: 'initial';
  selection: QuoteSelection;
  /** Of the car that is to change. */
  year: string;
  /** What the choice by need starts with. */
  need: Partial<StatedNeed>;
  /**
   * Whether the form was submitted with a field left empty, so that it says so. Without scripts
   * there is no list of models before a make is sent: a missing model is then no omission.
   */
  incomplete: boolean;
  /** Whether a car is to change. */
  changing: boolean;
  /** The link of the tool whose numbers go along; empty without one. */
  offer: string;
};

/** A car or a need is selected: the page shows it, and the form. */
export type SelectedState = Choice & {
  name: 'selected';
  /** Of the hosted form (components/lead-form/README.md). */
  hiddenFields: Record<string, string>;
  /** The picker, filled in. */
  changeHref: string;
  /** `null` where the visitor brings nothing from a tool. */
  offer: Offer | null;
  /** This page without it. */
  hrefWithoutOffer: string;
};

export type ApplyState = InitialState | SelectedState;

/** What a visitor brings from a tool of a guide: the link to it, and what it says, in words. */
type Offer = { kind: 'offer' | 'offers' | 'lease'; link: string; text: string };

/** What a URL says. */
type Asked = {
  selection: QuoteSelection;
  /** Of the car. */
  year: string;
  credit: string | undefined;
  need: StatedNeed | null;
};

/**
 * The state of the apply page: something is selected when there are a make and a model, or a need.
 * The query's `year` names a car of another year than the model year, and nothing else.
 *
 * @param offer what the query's link of a tool says
 * @param inventoryNames names of the inventory, which are never suspected (cleanName)
 */
export function applyStateFromQuery(
  record: QueryRecord,
  offer: Offer | null,
  inventoryNames?: ReadonlySet<string>,
): ApplyState {
  const query = withoutForeignModel(queryFromRecord(record));
  const asked = {
    selection: prefillFromQuery(query, inventoryNames),
    year: plausibleYear(query.get('year')),
    credit: creditFromQuery(query),
    need: needFromQuery(query),
  };
  const choice = choiceOf(asked);
  const isSelected = choice !== null && !query.has(CHANGING);
  return isSelected ? selectedState(choice, offer) : initialState(asked, query, offer);
}

/**
 * A form without JavaScript keeps its list of models when the make changes, and names the make that
 * they are of: a model of another one doesn't count.
 */
function withoutForeignModel(query: URLSearchParams): URLSearchParams {
  const makeOfList = query.get(MAKE_OF_MODELS);
  const isForeign = makeOfList !== null && makeOfList !== query.get('make');
  if (isForeign) query.delete('model');
  return query;
}

/** @returns the car that a URL names, or else the need; `null` without either */
function choiceOf({ selection, year, credit, need }: Asked): Choice | null {
  if (isComplete(selection)) return chosenCar(selection, year, credit);
  return need && chosenNeed(need);
}

function selectedState(choice: Choice, offer: Offer | null): SelectedState {
  const { vehicle, otherYear, credit, link, anchor } = choice;
  return {
    ...choice,
    name: 'selected',
    hiddenFields: {
      make: vehicle.make,
      model: vehicle.model,
      trim: '',
      year: MODEL_YEAR,
      mileage: vehicle.mileage,
      ...(otherYear && { [INTERESTED_VEHICLE]: otherYear }),
      ...(credit && { credit }),
      ...(offer && { [OFFER]: offer.text }),
    },
    changeHref: applyHref({ ...link, offer: offer?.link, changing: true }) + anchor,
    offer,
    hrefWithoutOffer: applyHref(link),
  };
}

function initialState(asked: Asked, query: URLSearchParams, offer: Offer | null): InitialState {
  const { selection, year, credit, need } = asked;
  const { make } = knownVehicle(selection);
  return {
    name: 'initial',
    selection,
    year,
    need: need ?? { make, mileage: selection.mileage, credit },
    incomplete: ['make', 'model'].some((name) => query.get(name)?.trim() === ''),
    changing: query.has(CHANGING) && need === null,
    offer: offer?.link ?? '',
  };
}
