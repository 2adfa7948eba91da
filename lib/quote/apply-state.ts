import { MODEL_YEAR } from '@/lib/catalogue/model-year';
import { cleanText, MAX_NAME } from '@/lib/format/clean-text';
import { readOfferLink, type Site } from '@/lib/lease-tools/offer-text';
import { INTERESTED_VEHICLE, OFFER, type QueryRecord, queryFromRecord } from '@/lib/site/routes';
import { applyHref } from './apply-href';
import { isComplete, prefillFromQuery } from './selection';

/** The query parameter of the link Change, which goes back to the choice of a vehicle. */
const CHANGING = 'change';

/**
 * Reads the state of the apply page from its query: a vehicle is selected when there are a make and a model. The year is the
 * model year, unless `interested_vehicle` begins with another one; the query's own year is not read.
 */
export function applyStateFromQuery(query: QueryRecord, site: Site) {
  const given = queryFromRecord(query);
  const offer = readOfferLink(given.get(OFFER) ?? '', site);
  // The make whose models a form without JavaScript offered.
  const offered = given.get('models');
  if (offered !== null && offered !== given.get('make')) given.delete('model');
  const changing = given.has(CHANGING);
  const vehicle = prefillFromQuery(given);
  if (isComplete(vehicle) && !changing) {
    const { make, model, mileage } = vehicle;
    const interest = cleanText(given.get(INTERESTED_VEHICLE) ?? '', MAX_NAME);
    const [year = MODEL_YEAR] = /^20\d\d(?= )/.exec(interest) ?? [];
    return {
      name: 'selected' as const,
      vehicle,
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
      /** The URL of the form, filled in with the vehicle. */
      changeHref: `${applyHref(vehicle)}${offer ? `&${new URLSearchParams({ [OFFER]: offer.link })}` : ''}&${CHANGING}=1`,
    };
  }
  return {
    name: 'initial' as const,
    selection: vehicle,
    /** Whether the form was submitted with a field left empty, so that it says so. */
    incomplete: ['make', 'model', 'mileage'].some((name) => given.get(name)?.trim() === ''),
    changing,
    /** The link of the lease tool whose numbers go along. */
    offer: offer?.link ?? '',
  };
}

export type ApplyState = ReturnType<typeof applyStateFromQuery>;
export type SelectedState = Extract<ApplyState, { name: 'selected' }>;
