import { carPicture } from '@/lib/catalogue/car-picture';
import { knownCar } from '@/lib/catalogue/models';
import { withCapital } from '@/lib/format/words';
import { MODEL_YEAR } from '@/lib/site/model-year';
import {
  ANY_MAKE,
  CAR_KIND_FORM_ID,
  INTERESTED_VEHICLE,
  parameters,
  type QueryRecord,
  queryFromRecord,
} from '@/lib/site/routes';
import { type ApplyParameters, applyHref } from './apply-href';
import { type CarKindSelection, carKindFromQuery, carKindInWords } from './car-kind-selection';
import { isFilledIn, type QuoteSelection, selectionFromQuery } from './quote-selection';

/** Nothing is selected, or the visitor changes it: the page shows the picker, filled in. */
export type PickerState = {
  name: 'picker';
  selection: QuoteSelection;
  carKindSelection: Partial<CarKindSelection>;
  /** The year of the car that the visitor wants to change. */
  year: string;
  /**
   * Whether a field was sent empty. Without scripts, the list of models appears only after a make
   * was sent: then a missing model is not a mistake.
   */
  incomplete: boolean;
  changesCar: boolean;
  /** The link to a tool. Its numbers are sent, too. */
  toolLink: string | undefined;
};

/** A car or a kind of car is selected: the page shows it, and the form. */
export type SelectedState = {
  name: 'selected';
  topic: LeadTopic;
  /** Fields that aren't known are empty, also the mileage. */
  car: QuoteSelection;
  /** "2024 BMW X5", "Kia", or empty. */
  carName: string;
  /** After "You applied for" or "You asked about": "a 2025 Toyota RAV4", "an SUV"; or empty. */
  phrase: string;
  /** The car's picture, where the catalogue has the car. */
  image: string | null;
  /** Fields of the hosted form (components/lead-form/README.md). Undefined ones are left out. */
  hiddenFields: Record<string, string | undefined>;
  /** Opens the picker with these values. */
  changeHref: string;
  /** The numbers of a visitor who comes from a tool, with a link to this page without them. */
  toolNumbers: (ToolNumbers & { hrefWithout: string }) | null;
};

export type ApplyState = PickerState | SelectedState;

/** An application for a car, or a question: which car fits, or about a tool's numbers. */
export type LeadTopic = 'car' | 'question';

/** The numbers of a tool's link (lib/leasing/tools/read-tool-link.ts). */
type ToolNumbers = {
  link: string;
  text: string;
};

/**
 * Reads the state of the apply page from its query. Something is selected if there is a make with a
 * model, or a kind of car. `year` is used only if the car isn't of the current model year.
 *
 * @param toolNumbers those of the query's tool link
 */
export function applyStateFromQuery(
  record: QueryRecord,
  toolNumbers: ToolNumbers | null,
): ApplyState {
  const query = withoutStaleModel(queryFromRecord(record));
  const selection = selectionFromQuery(query);
  const hasMiles = Boolean(query.get('mileage'));
  const year = plausibleYear(query.get('year'));
  const carKind = carKindFromQuery(query);
  const showPicker = query.has(parameters.showPicker);

  if (!showPicker && isFilledIn(selection)) {
    // The default mileage would be a number that nobody gave: the offer has its own, or none.
    const mileage = toolNumbers && !hasMiles ? '' : selection.mileage;
    return selectedCar({ ...selection, mileage, year }, toolNumbers);
  }
  if (!showPicker && carKind) return selectedCarKind(carKind, toolNumbers);
  return {
    name: 'picker',
    selection,
    carKindSelection: carKind ?? {
      make: knownCar(selection).make,
      mileage: hasMiles ? selection.mileage : undefined,
    },
    year,
    incomplete: ['make', 'model'].some((name) => query.get(name)?.trim() === ''),
    changesCar: showPicker && carKind === null,
    toolLink: toolNumbers?.link,
  };
}

/**
 * Without JavaScript, the form keeps its list of models when the make changes. It also sends the
 * make of that list, so that a model of another make can be dropped here.
 */
function withoutStaleModel(query: URLSearchParams): URLSearchParams {
  const makeOfList = query.get(parameters.makeOfModels);
  const isForeign = makeOfList !== null && makeOfList !== query.get('make');
  if (isForeign) query.delete('model');
  return query;
}

/** The year of a car in a URL if it's from 2000 to 2100; otherwise the model year. */
function plausibleYear(text: string | null): string {
  return text && /^(20\d{2}|2100)$/.test(text) ? text : MODEL_YEAR;
}

function selectedCar(
  car: QuoteSelection & { year: string },
  toolNumbers: ToolNumbers | null,
): SelectedState {
  const { make, model, mileage, year } = car;
  const isOfModelYear = year === MODEL_YEAR;
  const carName = isOfModelYear ? `${make} ${model}` : `${year} ${make} ${model}`;
  const isInCatalogue = knownCar(car).model !== undefined;
  return {
    name: 'selected',
    topic: toolNumbers ? 'question' : 'car',
    car: { make, model, mileage },
    carName,
    phrase: `a ${year} ${make} ${model}`,
    image: isInCatalogue ? carPicture(make, model) : null,
    hiddenFields: {
      make,
      model,
      trim: '',
      year: MODEL_YEAR,
      mileage: mileage || undefined,
      [INTERESTED_VEHICLE]: isOfModelYear ? undefined : carName,
      tool_numbers: toolNumbers?.text,
    },
    ...linksOf({ make, model, year, mileage: mileage || undefined }, toolNumbers),
  };
}

function selectedCarKind(
  selection: CarKindSelection,
  toolNumbers: ToolNumbers | null,
): SelectedState {
  const { make, mileage } = selection;
  const phrase = carKindInWords(selection);
  const carFields = {
    make: make ?? ANY_MAKE,
    model: withCapital(phrase),
    trim: '',
    year: MODEL_YEAR,
  };
  const links = linksOf(selection, toolNumbers);
  return {
    name: 'selected',
    topic: 'question',
    car: { make: make ?? '', model: '', mileage: mileage ?? '' },
    carName: make ?? '',
    phrase,
    image: null,
    hiddenFields: {
      ...(phrase && carFields),
      mileage,
      tool_numbers: toolNumbers?.text,
    },
    ...links,
    changeHref: `${links.changeHref}#${CAR_KIND_FORM_ID}`,
  };
}

function linksOf(link: ApplyParameters, toolNumbers: ToolNumbers | null) {
  return {
    changeHref: applyHref({ ...link, toolLink: toolNumbers?.link, showPicker: true }),
    toolNumbers: toolNumbers && { ...toolNumbers, hrefWithout: applyHref(link) },
  };
}
