/** @typedef {import('./checks.mjs').Row} Row */
/** @typedef {(text: string, color: number) => string} Paint */

const LABELS = { ok: 'ok', todo: 'to do', fail: 'FAIL' };
const COLORS = { ok: 32, todo: 33, fail: 31, dim: 2 };
const MAX_LINES = 40;
const NAME_WIDTH = 18;

/**
 * Colors for a terminal, none elsewhere or with NO_COLOR.
 * @param {{ isTTY?: boolean }} stream @param {Record<string, string | undefined>} env @returns {Paint}
 */
export function painter(stream, env) {
  const isColored = Boolean(stream.isTTY) && !env.NO_COLOR;
  return (text, color) => (isColored ? `\u001b[${color}m${text}\u001b[0m` : text);
}

/** @param {Row} row @param {Paint} paint @returns its lines of text */
export function rowText({ name, status, message, lines, fix }, paint) {
  const indent = ' '.repeat(NAME_WIDTH + 10);
  const shown = lines.slice(0, MAX_LINES);
  if (lines.length > MAX_LINES) shown.push(`and ${lines.length - MAX_LINES} more (see --json)`);
  return [
    `  ${paint(LABELS[status].padEnd(6), COLORS[status])}  ${name.padEnd(NAME_WIDTH)}${message}`,
    ...shown.map((line) => `${indent}${paint(line, COLORS.dim)}`),
    ...(fix ? [`${indent}→ ${fix}`] : []),
  ].join('\n');
}

/** @param {Row[]} rows @returns them with what failed first, then what is to do */
export const urgentFirst = (rows) =>
  /** @type {const} */ (['fail', 'todo', 'ok']).flatMap((status) =>
    rows.filter((row) => row.status === status),
  );

/** @param {Pick<Row, 'status'>[]} rows */
export function count(rows) {
  /** @param {Row['status']} status */
  const of = (status) => rows.filter((row) => row.status === status).length;
  return { ok: of('ok'), todo: of('todo'), failed: of('fail') };
}

/** @param {Pick<Row, 'status'>[]} rows @param {string[]} reminders @param {Paint} paint */
export function summary(rows, reminders, paint) {
  const { ok, todo, failed } = count(rows);
  const list = reminders.map((text) => `  [ ] ${text}`).join('\n');
  const counts = `${ok} ok, ${todo} to do, ${failed} failed`;
  return `What a program cannot check:\n${list}\n\n${paint(counts, failed > 0 ? COLORS.fail : COLORS.ok)}`;
}
