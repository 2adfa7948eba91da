import type { Row } from './check';

const LABELS = { ok: 'ok', todo: 'to do', fail: 'FAIL' };
/** Codes of a terminal: green, yellow, red. */
const COLORS = { ok: 32, todo: 33, fail: 31 };
const MAX_LINES = 40;
const NAME_WIDTH = 18;

/** Rows with what failed first, then what is to do. */
export const urgentFirst = (rows: Row[]): Row[] =>
  (['fail', 'todo', 'ok'] as const).flatMap((status) => rows.filter((row) => row.status === status));

export function count(rows: Row[]) {
  const of = (status: Row['status']) => rows.filter((row) => row.status === status).length;
  return { ok: of('ok'), todo: of('todo'), failed: of('fail') };
}

/** @returns the row's lines of text; `colored` for a terminal */
export function rowText({ name, status, message, lines, fix }: Row, colored: boolean): string {
  const label = LABELS[status].padEnd(6);
  const indent = ' '.repeat(NAME_WIDTH + 10);
  const shown = lines.slice(0, MAX_LINES);
  if (lines.length > MAX_LINES) shown.push(`and ${lines.length - MAX_LINES} more (see --json)`);
  return [
    `  ${colored ? `\u001b[${COLORS[status]}m${label}\u001b[0m` : label}  ${name.padEnd(NAME_WIDTH)}${message}`,
    ...shown.map((line) => indent + line),
    ...(fix ? [`${indent}→ ${fix}`] : []),
  ].join('\n');
}
