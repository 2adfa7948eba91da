/** Key of the session's storage: the visitor has closed the promotion. */
export const PROMOTION_CLOSED = 'promotion-closed';
