/** How the quote form and the native script agree on a submission that comes before the form's own script. */

/** Dispatched on the form, bubbling, when its script answers submissions. */
export const READY_EVENT = 'quote-form:ready';

/** Selects the form whose submissions wait for that. */
export const HELD_FORM = 'form[data-held]';
