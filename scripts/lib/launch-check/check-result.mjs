/** @typedef {{ status: 'ok' | 'todo' | 'fail', message: string, lines: string[], fix: string }} CheckResult */

/** @param {string} message @returns {CheckResult} */
export const ok = (message) => ({ status: 'ok', message, lines: [], fix: '' });

/** Something to do before launch that is not an error. @param {string} message @param {string} fix @param {string[]} lines @returns {CheckResult} */
export const todo = (message, fix, lines = []) => ({ status: 'todo', message, lines, fix });

/** @param {string} message @param {string} fix @param {string[]} lines @returns {CheckResult} */
export const fail = (message, fix = '', lines = []) => ({ status: 'fail', message, lines, fix });

/**
 * `fail` when there are problems, else `ok`.
 * @param {(string | null)[]} problems one line each; `null` where there is none
 * @param {{ good: string, bad: string, fix?: string }} messages the number of problems is put before `bad`
 */
export function checkResult(problems, { good, bad, fix }) {
  const lines = [...new Set(problems)].filter((line) => line !== null);
  return lines.length === 0 ? ok(good) : fail(`${lines.length} ${bad}`, fix, lines);
}
