import { carPicturePath } from '@/lib/catalogue/car-picture-path';
import { catalogueCar } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { withCapital } from '@/lib/format/words';
import { modelYearText } from '@/lib/site/model-year-text';
import {
  ANY_MAKE,
  CAR_KIND_SECTION_ID,
  INTERESTED_VEHICLE,
  parameters,
  queryFromSearchParams,
  type SearchParams,
} from '@/lib/site/routes';
import { applyHref } from './apply-href';
import {
  type CarKindSelection,
  carKindInWords,
  carKindSelectionFromQuery,
} from './car-kind-selection';
import { isFilledIn, type QuoteSelection, selectionFromQuery } from './quote-selection';

/** Nothing is selected, or the visitor changes it: the page shows the picker, filled in. */
export type PickerState = {
  step: 'picker';
  selection: QuoteSelection;
  carKindSelection: CarKindSelection;
  /** The year of the car that the visitor wants to change. */
  year: string;
  /** The path of a tool with the visitor's numbers. Both forms of the picker send it. */
  toolLink: string | null;
  /**
   * Whether a field was sent empty. Without scripts, the list of models appears only after a make
   * was sent: then a missing model is not a mistake.
   */
  isIncomplete: boolean;
};

/** A car or a kind of car is selected: the page shows it, and the form. */
export type SelectedState = {
  step: 'selected';
  /** An application for a car, or a question, which may be about any car or none. */
  topic: 'car' | 'question';
  /** Stands before what is asked. Undefined for an application. */
  subject?: string;
  /** Fields that aren't known are empty, also the mileage. */
  car: QuoteSelection;
  /** Follows "You applied for" or "You asked about": "a 2025 Toyota RAV4", "an SUV"; or empty. */
  phrase: string;
  /** The car's picture, where the catalogue has the car. */
  image: string | null;
  /** Fields of the hosted form (components/lead-form/README.md). Undefined ones are left out. */
  hiddenFields: Record<string, string | undefined>;
  /** Opens the picker with these values. */
  changeHref: string;
};

export type ApplyState = PickerState | SelectedState;

/**
 * Reads the state of the apply page from its query. Something is selected if there is a make with a
 * model, or a kind of car. `year` is used only if the car isn't of the current model year.
 *
 * @param toolLink the path of a tool with the visitor's numbers, which goes along
 */
export function applyStateFromQuery(params: SearchParams, toolLink: string | null): ApplyState {
  const query = queryFromSearchParams(params);
  const selection = selectionFromQuery(query);
  const year = plausibleYear(query.get('year'));
  const carKindSelection = carKindSelectionFromQuery(query);
  const showPicker = query.has(parameters.showPicker);

  if (!showPicker && isFilledIn(selection)) return selectedCar({ ...selection, year }, toolLink);
  if (!showPicker && carKindSelection.carKind) return selectedCarKind(carKindSelection, toolLink);
  return {
    step: 'picker',
    selection,
    carKindSelection,
    year,
    toolLink,
    isIncomplete: ['make', 'model'].some((name) => query.get(name)?.trim() === ''),
  };
}

/** The year of a car in a URL if it's from 2000 to 2100; otherwise the model year. */
function plausibleYear(text: string | null): string {
  return text && /^(20\d{2}|2100)$/.test(text) ? text : modelYearText;
}

function selectedCar(
  car: QuoteSelection & { year: string },
  toolLink: string | null,
): SelectedState {
  const { make, model, mileage, year } = car;
  const isOfModelYear = year === modelYearText;
  const isInCatalogue = catalogueCar(car).model !== undefined;
  return {
    step: 'selected',
    topic: 'car',
    car: { make, model, mileage },
    phrase: `a ${year} ${make} ${model}`,
    image: isInCatalogue ? carPicturePath(make, model) : null,
    hiddenFields: {
      make,
      model,
      trim: '',
      year: modelYearText,
      mileage,
      [INTERESTED_VEHICLE]: isOfModelYear ? undefined : `${year} ${make} ${model}`,
      tool_link: urlOf(toolLink),
    },
    changeHref: applyHref({ make, model, year, mileage, toolLink, showPicker: true }),
  };
}

function selectedCarKind(selection: CarKindSelection, toolLink: string | null): SelectedState {
  const { make, mileage } = selection;
  const phrase = carKindInWords(selection);
  const carFields = {
    make: make ?? ANY_MAKE,
    model: withCapital(phrase),
    trim: '',
    year: modelYearText,
  };
  return {
    step: 'selected',
    topic: 'question',
    subject: pageTexts().apply.question.subject,
    car: { make: make ?? '', model: '', mileage: mileage ?? '' },
    phrase,
    image: null,
    hiddenFields: {
      ...(phrase && carFields),
      mileage,
      tool_link: urlOf(toolLink),
    },
    changeHref: `${applyHref({ ...selection, toolLink, showPicker: true })}#${CAR_KIND_SECTION_ID}`,
  };
}

function urlOf(toolLink: string | null): string | undefined {
  return toolLink ? business().siteUrl + toolLink : undefined;
}
