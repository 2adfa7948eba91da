import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../.reports');

/** One line of docs/reliability.md, which `npm run reliability` makes of the last test run's figures. */
export type Figure =
  | { kind: 'fault'; where: string; fault: string; outcome: string; slowestMs?: number }
  | { kind: 'inputs'; what: string; tried: number }
  | { kind: 'requests'; what: string; answered: number; errors: number; note?: string };

/** Notes a figure beside the runners' own reports. Called where a test has passed what it counts. */
export function record(figure: Figure): void {
  if (existsSync(folder))
    appendFileSync(path.join(folder, 'reliability.jsonl'), `${JSON.stringify(figure)}\n`);
}
