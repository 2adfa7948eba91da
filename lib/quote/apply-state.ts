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
import { creditFromQuery, creditInWords, needFromQuery, type StatedNeed } from './need';
import { isComplete, prefillFromQuery, type QuoteSelection } from './selection';

/** Nothing is selected yet, or it is to change: the page shows the picker, filled in. */
export type InitialState = {
  name: 'initial';
  selection: QuoteSelection;
  /** The year of the car that is to change. */
  year: string;
  /** What the choice by need starts with. */
  need: Partial<StatedNeed>;
  /**
   * Whether the form was submitted with a field left empty, so that it says so. Without scripts
   * there is no list of models before a make is sent: a missing model is then no omission.
   */
  incomplete: boolean;
  changing: boolean;
  /** The link of the tool whose numbers go along; empty without one. */
  offer: string;
};

/** A car or a need is selected: the page shows it, and the form. */
export type SelectedState = Choice & {
  name: 'selected';
  leadKind: LeadKind;
  /** The hidden fields of the hosted form (components/lead-form/README.md). */
  hiddenFields: Record<string, string>;
  /** Leads to the picker, filled in. */
  changeHref: string;
  /** `null` where the visitor brings nothing from a tool. */
  toolAnswers: ToolAnswers | null;
  /** This page without them. */
  hrefWithoutAnswers: string;
};

export type ApplyState = InitialState | SelectedState;

/** What a visitor brings from a tool of a guide: the link to it, and what it says, in words. */
type ToolAnswers = { kind: 'offer' | 'offers' | 'lease'; link: string; text: string };

/**
 * What the visitor sends: an application for a car, or a question. By the kind of the choice, and
 * of the answers of a tool:
 *
 * | choice | answers                 | lead                                      |
 * | ------ | ----------------------- | ----------------------------------------- |
 * | car    | none                    | car                                       |
 * | need   | none                    | credit, where it was stated, or else need |
 * | either | offer, offers, or lease | the kind of the answers                   |
 */
export type LeadKind = 'car' | 'need' | 'credit' | ToolAnswers['kind'];

type ApplyQuery = {
  selection: QuoteSelection;
  /** Whether it names the miles of the selection, which has the default otherwise. */
  hasMiles: boolean;
  year: string;
  credit: string | undefined;
  need: StatedNeed | null;
};

/**
 * The state of the apply page: something is selected when there are a make and a model, or a need.
 * The query's `year` names a car of another year than the model year, and nothing else.
 *
 * @param answers what the query's link of a tool says
 */
export function applyStateFromQuery(record: QueryRecord, answers: ToolAnswers | null): ApplyState {
  const query = withoutStaleModel(queryFromRecord(record));
  const parsed = {
    selection: prefillFromQuery(query),
    hasMiles: Boolean(query.get('mileage')),
    year: plausibleYear(query.get('year')),
    credit: creditFromQuery(query),
    need: needFromQuery(query),
  };
  const choice = choiceOf(parsed, answers);
  const isSelected = choice !== null && !query.has(CHANGING);
  return isSelected ? selectedState(choice, answers) : initialState(parsed, query, answers);
}

/**
 * A form without JavaScript keeps its list of models when the make changes, and names the make that
 * they are of: a model of another one doesn't count.
 */
function withoutStaleModel(query: URLSearchParams): URLSearchParams {
  const makeOfList = query.get(MAKE_OF_MODELS);
  const isForeign = makeOfList !== null && makeOfList !== query.get('make');
  if (isForeign) query.delete('model');
  return query;
}

/**
 * @returns the car that a URL names, or else the need; `null` without either. An offer has its own
 *   miles or none: the default would be a number that nobody gave
 */
function choiceOf(
  { selection, hasMiles, year, credit, need }: ApplyQuery,
  answers: ToolAnswers | null,
) {
  if (!isComplete(selection)) return need && chosenNeed(need);
  const isDefault = answers !== null && !hasMiles;
  return chosenCar(isDefault ? { ...selection, mileage: '' } : selection, year, credit);
}

function leadKindOf({ kind, link }: Choice, answers: ToolAnswers | null): LeadKind {
  if (answers) return answers.kind;
  if (kind === 'car') return 'car';
  return link.credit ? 'credit' : 'need';
}

/** @returns the fields of the car as specified; of a question without a car, what was said of one */
function hiddenCarFields(
  { kind, vehicle, link }: Choice,
  leadKind: LeadKind,
): Record<string, string> {
  const { make, model } = vehicle;
  if (kind === 'car' || leadKind === 'need') return { make, model, trim: '', year: MODEL_YEAR };
  const isAnyCar = link.need === 'any' && !link.people;
  if (!isAnyCar) return { make, model };
  return link.make ? { make: link.make } : {};
}

function selectedState(choice: Choice, answers: ToolAnswers | null): SelectedState {
  const { vehicle, vehicleWithYear, link, changeHash } = choice;
  const leadKind = leadKindOf(choice, answers);
  const credit = creditInWords(link.credit);
  return {
    ...choice,
    name: 'selected',
    leadKind,
    hiddenFields: {
      ...hiddenCarFields(choice, leadKind),
      ...(vehicle.mileage && { mileage: vehicle.mileage }),
      ...(vehicleWithYear && { [INTERESTED_VEHICLE]: vehicleWithYear }),
      ...(credit && { credit }),
      ...(answers && { [OFFER]: answers.text }),
    },
    changeHref: applyHref({ ...link, offer: answers?.link, changing: true }) + changeHash,
    toolAnswers: answers,
    hrefWithoutAnswers: applyHref(link),
  };
}

function initialState(
  parsed: ApplyQuery,
  query: URLSearchParams,
  answers: ToolAnswers | null,
): InitialState {
  const { selection, hasMiles, year, credit, need } = parsed;
  const { make } = knownVehicle(selection);
  return {
    name: 'initial',
    selection,
    year,
    need: need ?? { make, mileage: hasMiles ? selection.mileage : undefined, credit },
    incomplete: ['make', 'model'].some((name) => query.get(name)?.trim() === ''),
    changing: query.has(CHANGING) && need === null,
    offer: answers?.link ?? '',
  };
}
