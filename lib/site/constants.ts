/** Fixed figures of spec section 9. */
export const MODEL_YEAR = '2025';
/** Miles a year, as stored. */
export const DEFAULT_MILEAGE = '12000';
export const SCROLL_DELAY_MS = 300;
export const CAROUSEL_DELAY_MS = 1000;
export const SOCIAL_LOADED_MS = 1500;
export const DEBUG_ROW_LIMIT = 100;
/** Heights of the hosted form in CSS pixels. */
export const FORM_HEIGHT = { default: 960, credit: 2472, apply: 900, vehicle: 600 } as const;
/** The paper form: made by scripts/assets/paper-form.mjs (spec section 2, credit application). */
export const CREDIT_FORM_FILE = '/forms/credit-application.pdf';
