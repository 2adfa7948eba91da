import { imageOf } from '@/lib/catalogue/brand-pages';
import { knownVehicle } from '@/lib/catalogue/models';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { NEED_ID } from '@/lib/site/routes';
import type { ApplyLink } from './apply-href';
import { DEFAULT_MILEAGE, mileageLabel } from './mileage-options';
import type { StatedNeed } from './need';
import { needInWords } from './need-words';
import type { QuoteSelection } from './selection';

/** What a visitor wants to lease, as the apply page shows it and the hosted form gets it. */
export type Choice = {
  /** A car with its make and model, or what it has to do. */
  kind: 'car' | 'need';
  /** Parts of the summary, each of which stays on one line: "Toyota", "RAV4", "12,000 mi/yr". */
  summary: readonly string[];
  /** After "You applied for": "a 2025 Toyota RAV4". */
  wanted: string;
  /** Of the car, where the catalogue has it. */
  image: string | null;
  /** What the hosted form gets. `mileage`: a year, as stored. */
  vehicle: QuoteSelection;
  year: string;
  /** Its name with the year, where the URL says it; else empty. */
  interestedVehicle: string;
  /** What the page's link says. */
  link: ApplyLink;
  /** Where Change leads on the page with the picker: "#need", or nothing. */
  anchor: string;
  /** What Get Quote takes along. */
  carForGetQuote: { make?: string; model?: string; mileage?: string };
};

/** A year at the beginning of a vehicle's name, or alone: "2026 Toyota RAV4". */
const YEAR = /^20\d\d(?= |$)/;

/** @returns the year with which a vehicle's name begins; the model year where that is none */
export function yearIn(name: string): string {
  return YEAR.exec(name)?.[0] ?? MODEL_YEAR;
}

/**
 * @param selection with make, model, and mileage
 * @param said the name of the vehicle in the URL, or its year alone, as the picker has it after
 *   Change
 */
export function chosenCar(selection: QuoteSelection, said: string): Choice {
  const { make, model, mileage } = selection;
  const year = yearIn(said);
  const name = `${year} ${make} ${model}`;
  const interestedVehicle = said === year ? name : said;
  const isInCatalogue = knownVehicle(selection).model !== undefined;
  return {
    kind: 'car',
    summary: [make, model, `${mileageLabel(mileage)} mi/yr`, year],
    wanted: `a ${name}`,
    image: isInCatalogue ? imageOf(make, model) : null,
    vehicle: selection,
    year,
    interestedVehicle,
    link: { ...selection, year, interestedVehicle },
    anchor: '',
    carForGetQuote: selection,
  };
}

/** The same of a visitor who doesn't know the car. */
export function chosenNeed(need: StatedNeed): Choice {
  const wanted = needInWords(need);
  const words = `${wanted[0]?.toUpperCase()}${wanted.slice(1)}`;
  const { make, mileage } = need;
  return {
    kind: 'need',
    summary: mileage ? [words, `${mileageLabel(mileage)} mi/yr`] : [words],
    wanted,
    image: null,
    vehicle: { make: make ?? 'Any make', model: words, mileage: mileage ?? DEFAULT_MILEAGE },
    year: MODEL_YEAR,
    interestedVehicle: '',
    link: need,
    anchor: `#${NEED_ID}`,
    carForGetQuote: { make, mileage },
  };
}
