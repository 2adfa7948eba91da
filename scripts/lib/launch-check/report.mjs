const WORDS = { ok: 'ok', todo: 'to do', fail: 'FAIL' };
const COLORS = { ok: 32, todo: 33, fail: 31 };
const SHOWN = 40;

/** @returns {(text: string, code: number) => string} paints on a terminal, unless NO_COLOR is set */
export function painter(stream, env) {
  const paints = Boolean(stream.isTTY) && !env.NO_COLOR;
  return (text, code) => (paints ? `\u001b[${code}m${text}\u001b[0m` : text);
}

/** One row of the table as lines of text. */
export function rowText({ name, status, says, lines, fix }, paint, width = 17) {
  const indent = ' '.repeat(width + 10);
  const shown = lines.slice(0, SHOWN);
  if (lines.length > SHOWN) shown.push(`and ${lines.length - SHOWN} more (see --json)`);
  return [
    `  ${paint(WORDS[status].padEnd(6), COLORS[status])}  ${name.padEnd(width)}${says}`,
    ...shown.map((line) => `${indent}${paint(line, 2)}`),
    ...(fix ? [`${indent}→ ${fix}`] : []),
  ].join('\n');
}

export function count(rows) {
  const of = (status) => rows.filter((row) => row.status === status).length;
  return { ok: of('ok'), todo: of('todo'), failed: of('fail') };
}

export function summary(rows, reminders, paint) {
  const { ok, todo, failed } = count(rows);
  const list = reminders.map((text) => `  [ ] ${text}`).join('\n');
  const last =
    failed > 0 ? paint(`Not ready: ${failed} to mend.`, COLORS.fail) : paint('Nothing is broken.', COLORS.ok);
  return `What no program can check:\n${list}\n\n${ok} ok, ${todo} to do, ${failed} failed. ${last}`;
}
