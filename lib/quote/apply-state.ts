import { imageOf } from '@/lib/catalogue/brand-pages';
import { knownVehicle } from '@/lib/catalogue/models';
import { withCapital } from '@/lib/format/with-capital';
import { MODEL_YEAR } from '@/lib/site/model-year';
import {
  ANY_MAKE,
  CHANGING,
  INTERESTED_VEHICLE,
  MAKE_OF_MODELS,
  NEED_ID,
  type QueryRecord,
  queryFromRecord,
} from '@/lib/site/routes';
import { type ApplyParameters, applyHref } from './apply-href';
import { creditFromQuery, creditInWords, type NeedSelection, needFromQuery } from './need';
import { needInWords } from './need-words';
import { isComplete, prefillFromQuery, type QuoteSelection } from './selection';

/** Nothing is selected yet, or it is to change: the page shows the picker, filled in. */
export type InitialState = {
  name: 'initial';
  /** What the quote form starts with. */
  selection: QuoteSelection;
  /** What the choice by need starts with. */
  needSelection: Partial<NeedSelection>;
  /** The year of the car that is to change. */
  year: string;
  /** A value of `creditOptions`. */
  credit: string | undefined;
  /**
   * Whether the form was submitted with a field left empty, so that it says so. Without scripts
   * there is no list of models before a make is sent: a missing model is then no omission.
   */
  incomplete: boolean;
  changing: boolean;
  /** The link of the tool whose numbers go along. */
  toolLink: string | undefined;
};

/** A car or a need is selected: the page shows it, and the form. */
export type SelectedState = {
  name: 'selected';
  leadKind: LeadKind;
  /** The car, as far as it is known; what isn't known is empty, also the miles. */
  car: QuoteSelection;
  /** "2024 BMW X5", "Kia", or empty. */
  carName: string;
  /** After "You applied for" or "You asked about": "a 2025 Toyota RAV4", "an SUV". */
  phrase: string;
  /** The car's picture, where the catalogue has the car. */
  image: string | null;
  /** Of the hosted form (components/lead-form/README.md); an undefined one is left out. */
  hiddenFields: Record<string, string | undefined>;
  /** Leads to the picker, filled in. */
  changeHref: string;
  /** What a tool says in words, and the link of the page without it; null without a tool. */
  toolAnswers: { text: string; hrefWithout: string } | null;
};

export type ApplyState = InitialState | SelectedState;

/** What the visitor sends: an application for a car, or a question, which a tool can have. */
export type LeadKind = 'car' | 'need' | 'credit' | ToolAnswers['kind'];

/** What a tool's link says (lib/leasing/tools/read-tool-link.ts). */
type ToolAnswers = { kind: 'offer' | 'offers' | 'lease'; link: string; text: string };

/** What goes along with a car, and with a need: the credit that was stated, and a tool's answers. */
type Extras = { credit: string | undefined; answers: ToolAnswers | null };

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
  const changing = query.has(CHANGING);

  if (!changing && isComplete(selection)) {
    // An offer has its own miles or none: the default would be a number that nobody gave.
    const mileage = answers && !hasMiles ? '' : selection.mileage;
    return selectedCar({ ...selection, mileage, year }, { credit, answers });
  }
  if (!changing && need) return selectedNeed(need, { credit, answers });
  return {
    name: 'initial',
    selection,
    needSelection: need ?? {
      make: knownVehicle(selection).make,
      mileage: hasMiles ? selection.mileage : undefined,
    },
    year,
    credit,
    incomplete: ['make', 'model'].some((name) => query.get(name)?.trim() === ''),
    changing: changing && need === null,
    toolLink: answers?.link,
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

function selectedCar(car: QuoteSelection & { year: string }, extras: Extras): SelectedState {
  const { make, model, mileage, year } = car;
  const { credit, answers } = extras;
  const isOfModelYear = year === MODEL_YEAR;
  const carName = isOfModelYear ? `${make} ${model}` : `${year} ${make} ${model}`;
  const isInCatalogue = knownVehicle(car).model !== undefined;
  return {
    name: 'selected',
    leadKind: answers?.kind ?? 'car',
    car: { make, model, mileage },
    carName,
    phrase: `a ${year} ${make} ${model}`,
    image: isInCatalogue ? imageOf(make, model) : null,
    hiddenFields: {
      make,
      model,
      trim: '',
      year: MODEL_YEAR,
      mileage: mileage || undefined,
      [INTERESTED_VEHICLE]: isOfModelYear ? undefined : carName,
      ...extraFields(extras),
    },
    ...linksOf({ make, model, year, mileage: mileage || undefined, credit }, answers),
  };
}

function selectedNeed(selection: NeedSelection, extras: Extras): SelectedState {
  const { need, people, make, mileage } = selection;
  const { credit, answers } = extras;
  const phrase = needInWords(selection, credit);
  const leadKind = answers?.kind ?? (credit ? 'credit' : 'need');
  const isQuestion = leadKind !== 'need';
  // "Any make", "A car" would be the answer to what such a visitor hasn't been asked.
  const isOpen = isQuestion && need === 'any' && !people;
  const { changeHref, toolAnswers } = linksOf({ ...selection, credit }, answers);
  return {
    name: 'selected',
    leadKind,
    car: { make: make ?? '', model: '', mileage: mileage ?? '' },
    carName: make ?? '',
    phrase,
    image: null,
    hiddenFields: {
      make: make ?? (isOpen ? undefined : ANY_MAKE),
      model: isOpen ? undefined : withCapital(phrase),
      trim: isQuestion ? undefined : '',
      year: isQuestion ? undefined : MODEL_YEAR,
      mileage,
      ...extraFields(extras),
    },
    changeHref: `${changeHref}#${NEED_ID}`,
    toolAnswers,
  };
}

function extraFields({ credit, answers }: Extras) {
  return { credit: creditInWords(credit), offer: answers?.text };
}

function linksOf(link: ApplyParameters, answers: ToolAnswers | null) {
  return {
    changeHref: applyHref({ ...link, toolLink: answers?.link, changing: true }),
    toolAnswers: answers && { text: answers.text, hrefWithout: applyHref(link) },
  };
}
