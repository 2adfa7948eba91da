import { imageOf } from '@/lib/catalogue/brand-pages';
import { knownVehicle } from '@/lib/catalogue/models';
import { MODEL_YEAR } from '@/lib/site/model-year';
import {
  CHANGING,
  INTERESTED_VEHICLE,
  MAKE_OF_MODELS,
  NEED_ID,
  OFFER,
  type QueryRecord,
  queryFromRecord,
} from '@/lib/site/routes';
import { type ApplyParameters, applyHref } from './apply-href';
import { creditFromQuery, creditInWords, needFromQuery, type StatedNeed } from './need';
import { needInWords } from './need-words';
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
};

/** What a visitor wants to lease: a car with its make and model, or what it has to do. */
type Choice = {
  /**
   * What the hosted form gets: the car, or as its model what was asked for in words, such as "An
   * SUV". `mileage` is as stored, and empty where none was chosen.
   */
  vehicle: QuoteSelection;
  /** As far as the car is known: "2024 BMW X5", "Kia EV6", "Kia"; else empty. */
  carName: string;
  /** After "You applied for" or "You asked about": "a 2025 Toyota RAV4". */
  phrase: string;
  /** The car's picture, where the catalogue has the car. */
  image: string | null;
  /** The page's own link, without the numbers of a tool. Only that of a need has `need`. */
  link: ApplyParameters;
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

/**
 * The state of the apply page: something is selected when there are a make and a model, or a need.
 * The query's `year` names a car of another year than the model year, and nothing else.
 *
 * @param answers what the query's link of a tool says
 */
export function applyStateFromQuery(record: QueryRecord, answers: ToolAnswers | null): ApplyState {
  const query = withoutStaleModel(queryFromRecord(record));
  const selection = prefillFromQuery(query);
  const hasMiles = Boolean(query.get('mileage'));
  const year = plausibleYear(query.get('year'));
  const credit = creditFromQuery(query);
  const need = needFromQuery(query);

  // An offer has its own miles or none: the default would be a number that nobody gave.
  const car = answers && !hasMiles ? { ...selection, mileage: '' } : selection;
  const choice = isComplete(selection)
    ? chosenCar({ ...car, year, credit })
    : need && chosenNeed(need);
  if (choice && !query.has(CHANGING)) return selectedState(choice, answers);
  return {
    name: 'initial',
    selection,
    year,
    need: need ?? {
      make: knownVehicle(selection).make,
      mileage: hasMiles ? selection.mileage : undefined,
      credit,
    },
    incomplete: ['make', 'model'].some((name) => query.get(name)?.trim() === ''),
    changing: query.has(CHANGING) && need === null,
    offer: answers?.link ?? '',
  };
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

/** @returns the year of a car in a URL, from 2000 to 2100; the model year where that is none */
function plausibleYear(text: string | null): string {
  return text && /^(20\d{2}|2100)$/.test(text) ? text : MODEL_YEAR;
}

function chosenCar(car: QuoteSelection & { year: string; credit?: string }): Choice {
  const { make, model, mileage, year, credit } = car;
  const name = `${make} ${model}`;
  const isInCatalogue = knownVehicle(car).model !== undefined;
  return {
    vehicle: { make, model, mileage },
    carName: year === MODEL_YEAR ? name : `${year} ${name}`,
    phrase: `a ${year} ${name}`,
    image: isInCatalogue ? imageOf(make, model) : null,
    link: { make, model, year, mileage: mileage || undefined, credit },
  };
}

function chosenNeed(need: StatedNeed): Choice {
  const phrase = needInWords(need);
  const model = `${phrase[0]?.toUpperCase()}${phrase.slice(1)}`;
  const { make, mileage = '' } = need;
  return {
    vehicle: { make: make ?? 'Any make', model, mileage },
    carName: make ?? '',
    phrase,
    image: null,
    link: need,
  };
}

function leadKindOf({ need, credit }: ApplyParameters, answers: ToolAnswers | null): LeadKind {
  if (answers) return answers.kind;
  if (!need) return 'car';
  return credit ? 'credit' : 'need';
}

/** @returns the fields of the car as specified; of a question without a car, what was said of one */
function hiddenCarFields({ vehicle, link }: Choice, leadKind: LeadKind): Record<string, string> {
  const { make, model } = vehicle;
  if (!link.need || leadKind === 'need') return { make, model, trim: '', year: MODEL_YEAR };
  const isAnyCar = link.need === 'any' && !link.people;
  if (!isAnyCar) return { make, model };
  return link.make ? { make: link.make } : {};
}

function selectedState(choice: Choice, answers: ToolAnswers | null): SelectedState {
  const { vehicle, carName, link } = choice;
  const leadKind = leadKindOf(link, answers);
  const credit = creditInWords(link.credit);
  const isOfAnotherYear = !link.need && link.year !== MODEL_YEAR;
  const picker = applyHref({ ...link, offer: answers?.link, changing: true });
  return {
    ...choice,
    name: 'selected',
    leadKind,
    hiddenFields: {
      ...hiddenCarFields(choice, leadKind),
      ...(vehicle.mileage && { mileage: vehicle.mileage }),
      ...(isOfAnotherYear && { [INTERESTED_VEHICLE]: carName }),
      ...(credit && { credit }),
      ...(answers && { [OFFER]: answers.text }),
    },
    changeHref: link.need ? `${picker}#${NEED_ID}` : picker,
    toolAnswers: answers,
  };
}
