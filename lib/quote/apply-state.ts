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

/** Nothing is selected, or the visitor changes it: the page shows the picker, filled in. */
export type InitialState = {
  name: 'initial';
  /** What the quote form is filled in with. */
  selection: QuoteSelection;
  /** What the form for choosing by need is filled in with. */
  needSelection: Partial<NeedSelection>;
  /** The year of the car that the visitor wants to change. */
  year: string;
  /** A value of `creditOptions`. */
  credit: string | undefined;
  /**
   * Whether the form was submitted with an empty field, so that the page must say so. Without
   * scripts, the list of models appears after a make was sent: then a missing model is not a
   * mistake.
   */
  incomplete: boolean;
  changing: boolean;
  /** The link to a tool. Its numbers are sent, too. */
  toolLink: string | undefined;
};

/** A car or a need is selected: the page shows it, and the form. */
export type SelectedState = {
  name: 'selected';
  leadKind: LeadKind;
  /** Fields that aren't known are empty, also the mileage. */
  car: QuoteSelection;
  /** "2024 BMW X5", "Kia", or empty. */
  carName: string;
  /** After "You applied for" or "You asked about": "a 2025 Toyota RAV4", "an SUV". */
  phrase: string;
  /** The car's picture, where the catalogue has the car. */
  image: string | null;
  /** Fields of the hosted form (components/lead-form/README.md). Undefined ones are left out. */
  hiddenFields: Record<string, string | undefined>;
  /** Opens the picker with these values. */
  changeHref: string;
  /** The visitor's numbers from a tool as text, and a link to this page without them. */
  toolAnswers: { text: string; hrefWithout: string } | null;
};

export type ApplyState = InitialState | SelectedState;

/** What the visitor sends: an application for a car, or a question, maybe with a tool's numbers. */
export type LeadKind = 'car' | 'need' | 'credit' | ToolAnswers['kind'];

/** The contents of a tool's link (lib/leasing/tools/read-tool-link.ts). */
type ToolAnswers = { kind: 'offer' | 'offers' | 'lease'; link: string; text: string };

/** Sent with a car or a need: the credit that the visitor stated, and a tool's numbers. */
type Extras = { credit: string | undefined; answers: ToolAnswers | null };

/**
 * Reads the state of the apply page from its query. Something is selected if there is a make with a
 * model, or a need. `year` is used only if the car isn't of the current model year.
 *
 * @param answers the contents of the query's tool link
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
    // The default mileage would be a number that nobody gave: the offer has its own, or none.
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
 * Without JavaScript, the form keeps its list of models when the make changes. It also sends the
 * make of that list, so that a model of another make can be dropped here.
 */
function withoutStaleModel(query: URLSearchParams): URLSearchParams {
  const makeOfList = query.get(MAKE_OF_MODELS);
  const isForeign = makeOfList !== null && makeOfList !== query.get('make');
  if (isForeign) query.delete('model');
  return query;
}

/** The year of a car in a URL if it's from 2000 to 2100; otherwise the model year. */
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
  // Such visitors weren't asked for a car: "Any make" and "A car" would pretend that they answered.
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
