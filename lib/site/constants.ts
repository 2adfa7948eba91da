import { lot } from '@/content/model-year';

/** As it is in URLs and texts. */
export const MODEL_YEAR = `${lot.modelYear}`;
/** Miles per year, as stored. */
export const DEFAULT_MILEAGE = '12000';
export const SCROLL_DELAY_MS = 300;
export const CAROUSEL_DELAY_MS = 1000;
export const SOCIAL_LOADED_MS = 1500;
export const DEBUG_ROW_LIMIT = 100;
/** The inventory of a larger table isn't shown (docs/operations.md#logs); launch:check warns before. */
export const MAX_INVENTORY_ROWS = 50_000;
/** Heights of the hosted form in CSS pixels. */
export const FORM_HEIGHT = { default: 960, credit: 2472, apply: 900, vehicle: 600 } as const;
/** The paper credit application, written by scripts/build/paper-form.ts. */
export const CREDIT_FORM_FILE = '/forms/credit-application.pdf';
/** The query parameter, and the hidden field of the hosted form, that names the vehicle of a brand page's Apply Now. */
export const INTERESTED_VEHICLE = 'interested_vehicle';
/** The query parameter that carries a tool's numbers to the apply page, as the path of its link. */
export const OFFER = 'offer';
/** Id of the dialog that the Apply Now links of a brand page open. */
export const APPLY_DIALOG_ID = 'apply-dialog';
