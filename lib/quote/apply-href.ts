import { withQuery } from '@/lib/format/with-query';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { CAR_KIND, CHANGING, routes, TOOL_LINK } from '@/lib/site/routes';
import { DEFAULT_MILEAGE } from './mileage-options';

/** What a link to the apply page can say. What is left out, or empty, isn't in the link. */
export type ApplyParameters = {
  /** The name as displayed, such as "Mercedes-Benz". */
  make?: string;
  model?: string;
  /** The year of a car that is named: the model year unless given. */
  year?: number | string;
  /** Miles a year, as stored. For a car that is named, without a tool: 12000 unless given. */
  mileage?: string;
  /** For a visitor who doesn't know the car: values of the options in car-kind.ts. */
  carKind?: string | null;
  people?: string;
  credit?: string;
  /** The link of a tool whose numbers go along. */
  toolLink?: string;
  /** Whether the page shows the picker, filled in, instead of the form. */
  changing?: boolean;
};

/** Builds every link to the apply page. */
export function applyHref(link: ApplyParameters = {}): string {
  const isCar = Boolean(link.make) && !link.carKind;
  const parameters = {
    make: link.make,
    model: link.model,
    year: link.year ?? (isCar ? MODEL_YEAR : undefined),
    mileage: link.mileage ?? (isCar && !link.toolLink ? DEFAULT_MILEAGE : undefined),
    [CAR_KIND]: link.carKind,
    people: link.people,
    credit: link.credit,
    [TOOL_LINK]: link.toolLink,
    [CHANGING]: link.changing ? '1' : undefined,
  };

  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value) query.set(name, String(value));
  }
  return withQuery(routes.apply, query);
}
