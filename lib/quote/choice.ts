import { imageOf } from '@/lib/catalogue/brand-pages';
import { knownVehicle } from '@/lib/catalogue/models';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { NEED_ID } from '@/lib/site/routes';
import type { ApplyParameters } from './apply-href';
import { mileageLabel } from './mileage-options';
import { creditInWords, type StatedNeed } from './need';
import { needInWords } from './need-words';
import type { QuoteSelection } from './selection';

/** What a visitor wants to lease, as the apply page shows it and the hosted form gets it. */
export type Choice = {
  /** A car with its make and model, or what it has to do. */
  kind: 'car' | 'need';
  /** Parts of the summary, each of which stays on one line: "Toyota", "RAV4", "12,000 mi/yr". */
  summary: readonly string[];
  /** "12,000", where they were chosen or are the default; else empty. */
  miles: string;
  /** "2024 BMW X5", of a car whose year isn't the model year; else empty. */
  vehicleWithYear: string;
  /** As far as it is known: "2024 BMW X5", "Kia EV6", "Kia"; else empty. */
  carLabel: string;
  /** After "You applied for" or "You asked about": "a 2025 Toyota RAV4". */
  wantedPhrase: string;
  /** The car's picture, where the catalogue has the car. */
  image: string | null;
  /** What the hosted form gets. `mileage`: a year, as stored; empty where none were chosen. */
  vehicle: QuoteSelection;
  /** Credit in words, where it was stated beside a car: "a score of 600 to 659". */
  credit: string | undefined;
  /** What the page's own link says. */
  link: ApplyParameters;
  /** Where Change leads on the page with the picker: "#need", or nothing. */
  changeHash: string;
  /** The car that Get Quote takes along. */
  quoteCar: { make?: string; model?: string; mileage?: string };
};

const LAST_YEAR = 2100;

/** @returns the year of a car in a URL, from 2000 to 2100; the model year where that is none */
export function plausibleYear(text: string | null): string {
  const isYear = /^2\d{3}$/.test(text ?? '') && Number(text) <= LAST_YEAR;
  return text && isYear ? text : MODEL_YEAR;
}

/**
 * @param selection with make and model; `mileage` is empty where none were chosen
 * @param year of the car; the summary has the model year, as specified
 * @param credit a value of the options, where the visitor has stated it
 */
export function chosenCar(selection: QuoteSelection, year: string, credit?: string): Choice {
  const { make, model, mileage } = selection;
  const miles = mileageLabel(mileage);
  const name = `${year} ${make} ${model}`;
  const isInCatalogue = knownVehicle(selection).model !== undefined;
  return {
    kind: 'car',
    summary: [make, model, ...perYear(miles), MODEL_YEAR],
    miles,
    vehicleWithYear: year === MODEL_YEAR ? '' : name,
    carLabel: year === MODEL_YEAR ? `${make} ${model}` : name,
    wantedPhrase: `a ${name}`,
    image: isInCatalogue ? imageOf(make, model) : null,
    vehicle: selection,
    credit: creditInWords(credit),
    link: { make, model, year, mileage: mileage || undefined, credit },
    changeHash: '',
    quoteCar: selection,
  };
}

/** The choice of a visitor who doesn't know the car. */
export function chosenNeed(need: StatedNeed): Choice {
  const wantedPhrase = needInWords(need);
  const words = `${wantedPhrase[0]?.toUpperCase()}${wantedPhrase.slice(1)}`;
  const { make, mileage = '' } = need;
  const miles = mileageLabel(mileage);
  return {
    kind: 'need',
    summary: [words, ...perYear(miles)],
    miles,
    vehicleWithYear: '',
    carLabel: make ?? '',
    wantedPhrase,
    image: null,
    vehicle: { make: make ?? 'Any make', model: words, mileage },
    credit: undefined,
    link: need,
    changeHash: `#${NEED_ID}`,
    quoteCar: { make, mileage: need.mileage },
  };
}

const perYear = (miles: string) => (miles ? [`${miles} mi/yr`] : []);
