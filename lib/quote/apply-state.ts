import { collapseWhitespace } from '@/lib/catalogue/makes';
import { offerText } from '@/lib/lease/offer-text';
import { INTERESTED_VEHICLE, MODEL_YEAR, OFFER } from '@/lib/site/constants';
import { type QueryRecord, queryFromRecord } from '@/lib/site/page-query';
import { applyHref } from '@/lib/site/routes';
import { isComplete, prefillFromQuery } from './selection';

/** The query parameter of the link that goes back to the picker. */
const CHANGING = 'change';

/**
 * Reads the state of the apply page from its query: a vehicle is selected when there are a make and a model. `models`
 * names the make whose models a form without JavaScript offered: a model of another make is dropped. The year is the model
 * year, unless `interested_vehicle` begins with another one; the query's own year is not read.
 */
export function applyStateFromQuery(query: QueryRecord, siteUrl: string) {
  const given = queryFromRecord(query);
  const offer = given.get(OFFER) ?? '';
  const offered = given.get('models');
  const isOutdated = offered !== null && offered !== given.get('make');
  if (isOutdated) given.delete('model');
  const changing = given.has(CHANGING);
  const vehicle = prefillFromQuery(given);
  if (isComplete(vehicle) && !changing) {
    const { make, model, mileage } = vehicle;
    const interest = collapseWhitespace(given.get(INTERESTED_VEHICLE) ?? '');
    const text = offerText(offer, siteUrl);
    const [year = MODEL_YEAR] = /^20\d\d(?= )/.exec(interest) ?? [];
    return {
      name: 'selected' as const,
      vehicle,
      /** The hidden fields of the hosted form (components/lead-form/README.md). */
      hidden: {
        ...{ make, model, trim: '', year, mileage },
        ...(interest && { [INTERESTED_VEHICLE]: interest }),
        ...(text && { [OFFER]: text }),
      } as Record<string, string>,
      /** The URL of the picker, filled in with the vehicle. */
      changeHref: `${applyHref(vehicle)}${offer && `&${new URLSearchParams({ [OFFER]: offer })}`}&${CHANGING}=1`,
    };
  }
  return {
    name: 'initial' as const,
    /** What the picker is filled in with. */
    selection: vehicle,
    /** The URL is that of a picker that was submitted with a field left empty. */
    incomplete: ['make', 'model', 'mileage'].some((name) => given.get(name)?.trim() === ''),
    /** The URL is that of Change. */
    changing,
    /** The link of a tool, to pass on. */
    offer,
  };
}

/** What the apply page shows for a URL. */
export type ApplyState = ReturnType<typeof applyStateFromQuery>;
export type SelectedState = Extract<ApplyState, { name: 'selected' }>;
