// A submission before the quote form has hydrated is held back by the site script and repeated afterward.

/** Dispatched on the form, bubbling, when it has hydrated. */
export const READY_EVENT = 'quote-form:ready';

/** Selects the form whose submissions are held back until then. */
export const HELD_FORM = 'form[data-held]';
