// What a visitor does before an island or a lazily loaded script responds is held back by the site script and repeated
// afterward.

/** Dispatched on the document, or bubbling to it, when the island responds. */
export const READY_EVENT = 'island:ready';

/** Selects forms whose submissions, and links whose clicks, are held back until the island changes the attribute. */
export const HELD = '[data-held=true]';

/** On what is held back, so that the visitor sees that it was noticed (globals.css). */
export const WAITING_ATTRIBUTE = 'data-waiting';
