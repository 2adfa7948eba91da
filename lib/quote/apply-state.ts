import { collapseWhitespace } from '@/lib/catalogue/makes';
import { offerText } from '@/lib/lease/offer-text';
import { INTERESTED_VEHICLE, MODEL_YEAR, OFFER } from '@/lib/site/constants';
import { type QueryRecord, queryFromRecord } from '@/lib/site/page-query';
import { applyHref } from '@/lib/site/routes';
import { prefillFromQuery, preselectionFromQuery, type QuoteSelection } from './selection';

/** The query parameter of the link that goes back to the picker. */
const CHANGING = 'change';

/** What the apply page shows for a URL. */
export type ApplyState =
  | {
      name: 'initial';
      /** What the picker is filled in with. */
      selection: QuoteSelection;
      /** The URL is that of a picker that was submitted with a field left empty. */
      incomplete: boolean;
      /** The URL is that of Change. */
      changing: boolean;
      /** The link of a tool, to pass on. */
      offer: string;
    }
  | SelectedState;

export type SelectedState = {
  name: 'selected';
  vehicle: QuoteSelection;
  /** The hidden fields of the hosted form (components/lead-form/README.md). */
  hidden: Record<string, string>;
  /** The URL of the picker, filled in with the vehicle. */
  changeHref: string;
};

/**
 * Reads the state of the apply page from its query: a vehicle is selected when there are a make and a model. `models`
 * names the make whose models a form without JavaScript offered: a model of another make is dropped. The year is the model
 * year, unless `interested_vehicle` begins with another one; the query's own year is not read.
 */
export function applyStateFromQuery(query: QueryRecord, siteUrl: string): ApplyState {
  const given = queryFromRecord(query);
  const offer = given.get(OFFER) ?? '';
  const offered = given.get('models');
  const isOutdated = offered !== null && offered !== given.get('make');
  if (isOutdated) given.delete('model');
  const changing = given.has(CHANGING);
  const vehicle = preselectionFromQuery(given);
  if (vehicle && !changing) {
    const { make, model, mileage } = vehicle;
    const interest = collapseWhitespace(given.get(INTERESTED_VEHICLE) ?? '');
    const text = offerText(offer, siteUrl);
    const [year = MODEL_YEAR] = /^20\d\d(?= )/.exec(interest) ?? [];
    return {
      name: 'selected',
      vehicle,
      hidden: {
        ...{ make, model, trim: '', year, mileage },
        ...(interest && { [INTERESTED_VEHICLE]: interest }),
        ...(text && { [OFFER]: text }),
      },
      changeHref: `${applyHref(vehicle)}${offer && `&${new URLSearchParams({ [OFFER]: offer })}`}&${CHANGING}=1`,
    };
  }
  const incomplete = ['make', 'model', 'mileage'].some((name) => given.get(name)?.trim() === '');
  return { name: 'initial', selection: prefillFromQuery(given), incomplete, changing, offer };
}
