import { carKindInWords } from '@/lib/catalogue/car-kinds';
import { modelDrawing } from '@/lib/catalogue/featured-models';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';
import { withCapital } from '@/lib/format/words';
import { modelYearText } from '@/lib/site/model-year-text';
import { parameterNames, queryFromSearchParams, type SearchParams } from '@/lib/site/routes';
import { applyHref, carKindHref } from './apply-href';
import { type CarKindSelection, carKindSelectionFromQuery } from './car-kind-selection';
import type { HiddenFields } from './hidden-fields';
import { DEFAULT_MILEAGE, mileageLabel } from './mileage-options';
import { missingField, type QuoteSelection, selectionFromQuery } from './quote-selection';

/** Nothing is selected, or the visitor changes it: the page shows the picker, filled in. */
export type PickerState = {
  kind: 'picker';
  selection: QuoteSelection;
  carKindSelection: CarKindSelection;
  /** The year of the car that the visitor wants to change. */
  year: string;
  /** The path of a tool with the visitor's numbers. Both forms of the picker send it. */
  numbersPath: string | null;
  /**
   * Whether a field was sent empty. Without scripts, the list of models appears only after a make
   * was sent: then a missing model is not a mistake.
   */
  wasSentIncomplete: boolean;
};

/** The page shows what the visitor requests, and the form to send it with. */
export type RequestState = {
  /** An application for a car, or a question, which may be about any car or none. */
  kind: 'application' | 'question';
  /** Stands before what is asked. Undefined for an application. */
  subject?: string;
  /** Fields that aren't known are empty, also the mileage. */
  car: QuoteSelection;
  /** `name` is the make, or a kind of car in words. Of a question, all may be empty. */
  summary: { name: string; model?: string; details: string };
  /** "You asked about an SUV, at 12,000 miles a year." */
  sent: string;
  /** The car's drawing, where the catalogue has the car. */
  image: string | null;
  hiddenFields: HiddenFields;
  changeHref: string;
};

export type ApplyState = PickerState | RequestState;

/**
 * Reads the state of the apply page from its query. Something is selected if there is a make with a
 * model, or a kind of car. `year` is used only if the car isn't of the current model year.
 *
 * @param numbersPath the path of a tool with the visitor's numbers, which goes along: checked, because
 *   the form gets it as a URL of ours
 */
export function applyStateFromQuery(params: SearchParams, numbersPath: string | null): ApplyState {
  const query = queryFromSearchParams(params);
  const selection = selectionFromQuery(query);
  const year = plausibleYear(query.get('year'));
  const carKindSelection = carKindSelectionFromQuery(query);
  const showPicker = query.has(parameterNames.showPicker);

  if (!showPicker && !missingField(selection))
    return applicationFor({ ...selection, year }, numbersPath);
  if (!showPicker && carKindSelection.carKind) return questionAbout(carKindSelection, numbersPath);
  return {
    kind: 'picker',
    selection,
    carKindSelection,
    year,
    numbersPath,
    wasSentIncomplete: ['make', 'model'].some((name) => query.get(name)?.trim() === ''),
  };
}

/** The year of a car in a URL if it's from 2000 to 2100; otherwise the model year. */
function plausibleYear(text: string | null): string {
  return text && /^(20\d{2}|2100)$/.test(text) ? text : modelYearText;
}

function applicationFor(
  car: QuoteSelection & { year: string },
  numbersPath: string | null,
): RequestState {
  const { make, model, mileage, year } = car;
  const sent = sentenceOf('applied for', `a ${year} ${make} ${model}`, mileage);
  // Inventory cards always pass these miles, so the visitor may not have chosen them.
  const mayBeDefault = mileage === DEFAULT_MILEAGE;
  return {
    kind: 'application',
    car: { make, model, mileage },
    summary: { name: make, model, details: `${milesPerYear(mileage)}, ${modelYearText}` },
    sent: mayBeDefault ? `${sent} ${pageTexts().apply.otherMiles}` : sent,
    image: modelDrawing(make, model),
    hiddenFields: {
      make,
      model,
      trim: '',
      year: modelYearText,
      mileage,
      // The specification has the model year in `year`, so another year needs a field of its own.
      interestedVehicle: year === modelYearText ? undefined : `${year} ${make} ${model}`,
      numbersUrl: numbersUrlOf(numbersPath),
    },
    changeHref: applyHref({ make, model, year, mileage, numbersPath, showPicker: true }),
  };
}

/** The hidden field `make` for a visitor who chose a kind of car and named no make. */
const ANY_MAKE = 'Any make';

function questionAbout(selection: CarKindSelection, numbersPath: string | null): RequestState {
  const { make, mileage = '' } = selection;
  const askedFor = carKindInWords(selection);
  const description = withCapital(askedFor);
  const carFields = {
    make: make ?? ANY_MAKE,
    description,
    trim: '',
    year: modelYearText,
  };
  return {
    kind: 'question',
    subject: pageTexts().apply.question.subject,
    car: { make: make ?? '', model: '', mileage },
    summary: { name: description, details: mileage && milesPerYear(mileage) },
    sent: askedFor ? sentenceOf('asked about', askedFor, mileage) : 'You asked a question.',
    image: null,
    hiddenFields: {
      ...(askedFor && carFields),
      mileage: mileage || undefined,
      numbersUrl: numbersUrlOf(numbersPath),
    },
    changeHref: carKindHref({ ...selection, numbersPath, showPicker: true }),
  };
}

const milesPerYear = (mileage: string) => `${mileageLabel(mileage)} mi/yr`;

function sentenceOf(verb: string, askedFor: string, mileage: string): string {
  const miles = mileage && `, at ${mileageLabel(mileage)} miles a year`;
  return `You ${verb} ${askedFor}${miles}.`;
}

function numbersUrlOf(numbersPath: string | null): string | undefined {
  return numbersPath ? business().siteUrl + numbersPath : undefined;
}
