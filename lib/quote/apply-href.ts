import { withQuery } from '@/lib/format/with-query';
import { modelYearText } from '@/lib/site/model-year-text';
import { parameterNames, routes } from '@/lib/site/routes';
import { DEFAULT_MILEAGE } from './mileage-options';

/** The parameters of a link to the apply page. Empty ones are left out. */
export type ApplyParameters = {
  /** The display name, such as "Mercedes-Benz". */
  make?: string | null;
  model?: string | null;
  /** For a make with a model, the default is the model year. */
  year?: number | string;
  /** Miles a year, as stored. For a make with a model, the default is 12000. */
  mileage?: string;
  /** If the visitor doesn't know which car: the value of an option in car-kind-selection.ts. */
  carKind?: string | null;
  /** The path of a tool with the visitor's numbers. */
  numbersPath?: string | null;
  /** Whether to show the picker with these values instead of the form. */
  showPicker?: boolean;
};

export function applyHref(link: ApplyParameters = {}): string {
  const isCar = Boolean(link.make && link.model);
  const values = {
    make: link.make,
    model: link.model,
    year: link.year ?? (isCar ? modelYearText : undefined),
    mileage: link.mileage ?? (isCar ? DEFAULT_MILEAGE : undefined),
    [parameterNames.carKind]: link.carKind,
    [parameterNames.numbersPath]: link.numbersPath,
    [parameterNames.showPicker]: link.showPicker ? '1' : undefined,
  };

  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, String(value));
  }
  return withQuery(routes.apply, query);
}

/** The id of the apply page's section for visitors who don't know which car they want. */
export const CAR_KIND_SECTION_ID = 'car-kind';

export function carKindHref(link: ApplyParameters): string {
  return `${applyHref(link)}#${CAR_KIND_SECTION_ID}`;
}

/**
 * A question, which needn't be about a car.
 *
 * @param numbersPath the path of a tool with the visitor's numbers, which go along
 */
export function questionHref(numbersPath?: string): string {
  return applyHref({ carKind: 'any', numbersPath });
}
