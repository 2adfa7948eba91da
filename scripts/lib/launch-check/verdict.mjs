/**
 * What a check found.
 * @typedef {{ status: 'ok' | 'todo' | 'fail', says: string, lines: string[], fix: string }} Verdict
 */

/** @returns {Verdict} */
export const ok = (says, lines = []) => ({ status: 'ok', says, lines, fix: '' });

/** Something to see to before launch that is no fault. @returns {Verdict} */
export const todo = (says, { lines = [], fix = '' } = {}) => ({ status: 'todo', says, lines, fix });

/** @returns {Verdict} */
export const fail = (says, { lines = [], fix = '' } = {}) => ({ status: 'fail', says, lines, fix });

/** `fail` when there are problems, else `ok`. @returns {Verdict} */
export const judged = (problems, { good, bad, fix }) =>
  problems.length === 0 ? ok(good) : fail(bad ?? `${problems.length} found`, { lines: problems, fix });
