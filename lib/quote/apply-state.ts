import { imageOf } from '@/lib/catalogue/brand-pages';
import { knownVehicle } from '@/lib/catalogue/models';
import { cleanName } from '@/lib/format/clean-text';
import { readOfferLink, type Site } from '@/lib/leasing/tools/offer-text';
import { MODEL_YEAR } from '@/lib/site/model-year';
import {
  CHANGING,
  INTERESTED_VEHICLE,
  NOT_SURE_ID,
  OFFER,
  type QueryRecord,
  queryFromRecord,
} from '@/lib/site/routes';
import { applyHref, applyHrefWith } from './apply-href';
import { needFromQuery } from './need';
import { isComplete, prefillFromQuery, type QuoteSelection } from './selection';

/**
 * What `interested_vehicle` says, and its year: of the car, or the year alone after Change, when
 * the car is another one.
 */
function interestIn(query: URLSearchParams, known?: ReadonlySet<string>) {
  const interest = cleanName(query.get(INTERESTED_VEHICLE), known);
  const [year = MODEL_YEAR] = /^20\d\d(?= |$)/.exec(interest) ?? [];
  return { interest, year };
}

/** What the hosted form and the page get of a car that a URL names. */
function chosenVehicle(
  vehicle: QuoteSelection,
  { interest: said, year }: ReturnType<typeof interestIn>,
) {
  const { make, model } = vehicle;
  const name = `${year} ${make} ${model}`;
  const interest = said === year ? name : said;
  return {
    vehicle,
    year,
    interest,
    image: imageOf(make, model),
    wanted: `a ${name}`,
    href: applyHref({ ...vehicle, year: Number(year), interestedVehicle: interest }),
    anchor: '',
    /** For Get Quote. */
    car: vehicle,
  };
}

/** The same of a visitor who isn't sure which car. */
function chosenNeed({
  vehicle,
  words,
  style,
  parameters,
}: NonNullable<ReturnType<typeof needFromQuery>>) {
  return {
    vehicle,
    year: MODEL_YEAR,
    interest: '',
    image: `/vehicles/${style}-ink.svg`,
    wanted: `a car${parameters.make ? ` from ${parameters.make}` : ''} that fits (${words})`,
    href: applyHrefWith(parameters),
    anchor: `#${NOT_SURE_ID}`,
    car: { make: parameters.make, mileage: parameters.mileage },
  };
}

/**
 * The state of the apply page: a vehicle is selected when there are a make and a model, or a need.
 * The query's `year` isn't read.
 *
 * @param known names of the inventory, which are never suspected (cleanName)
 */
export function applyStateFromQuery(query: QueryRecord, site: Site, known?: ReadonlySet<string>) {
  const given = queryFromRecord(query);
  const offer = readOfferLink(given.get(OFFER), site);
  // The make whose models a form without JavaScript offered.
  const offered = given.get('models');
  if (offered !== null && offered !== given.get('make')) given.delete('model');
  const changing = given.has(CHANGING);
  const selection = prefillFromQuery(given, known);
  const need = isComplete(selection) ? null : needFromQuery(given);
  if ((need || isComplete(selection)) && !changing) {
    const chosen = need ? chosenNeed(need) : chosenVehicle(selection, interestIn(given, known));
    const { vehicle, year, interest, href, anchor, ...shown } = chosen;
    const { make, model, mileage } = vehicle;
    return {
      name: 'selected' as const,
      ...shown,
      vehicle,
      /** Whether the visitor asks what fits, or what we think of an offer, instead of applying. */
      isQuestion: need !== null || offer !== null,
      /** Of the hosted form (components/lead-form/README.md). */
      hiddenFields: {
        make,
        model,
        trim: '',
        year,
        mileage,
        ...(interest && { [INTERESTED_VEHICLE]: interest }),
        ...(offer && { [OFFER]: offer.text }),
      } as Record<string, string>,
      /** The same without the numbers of a tool. */
      href,
      /** The URL of the form, filled in with the vehicle. */
      changeHref: `${href}${offer ? `&${new URLSearchParams({ [OFFER]: offer.link })}` : ''}&${CHANGING}=1${anchor}`,
    };
  }
  return {
    name: 'initial' as const,
    selection,
    /** Of the vehicle that was to change. */
    year: interestIn(given).year,
    /** What the form for a visitor who isn't sure starts with; a make only of the catalogue. */
    need: need?.parameters ?? {
      need: undefined,
      people: undefined,
      make: knownVehicle(selection).make,
      credit: undefined,
      mileage: selection.mileage,
    },
    /** Whether the form was submitted with a field left empty, so that it says so. */
    incomplete: ['make', 'model', 'mileage'].some((name) => given.get(name)?.trim() === ''),
    changing: changing && !need,
    /** The link of the lease tool whose numbers go along. */
    offer: offer?.link ?? '',
  };
}

export type ApplyState = ReturnType<typeof applyStateFromQuery>;
export type InitialState = Extract<ApplyState, { name: 'initial' }>;
export type SelectedState = Extract<ApplyState, { name: 'selected' }>;
