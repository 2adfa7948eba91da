#!/usr/bin/env node
/** Writes docs/reliability.md from the figures that the last `npm test` and `npm run load` left in .reports/. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from './stack/formatted.mjs';
import { root } from './stack/root.mjs';

if (process.argv.includes('--help')) {
  console.log('npm run reliability: run it after "npm test" and "npm run load"; writes docs/reliability.md');
  process.exit(0);
}

const SOURCE = path.join(root, '.reports/reliability.jsonl');
if (!existsSync(SOURCE)) {
  console.error(
    'There are no figures yet: run "npm test" first, then "npm run load" if you want its figures, too.',
  );
  process.exit(1);
}

const figures = readFileSync(SOURCE, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
/** Of a figure that was taken more than once, the last. */
const latest = (kind, keyOf) => [
  ...new Map(
    figures.filter((figure) => figure.kind === kind).map((figure) => [keyOf(figure), figure]),
  ).values(),
];
const faults = latest('fault', ({ where, fault }) => `${where}/${fault}`).sort((a, b) =>
  `${a.where}/${a.fault}` < `${b.where}/${b.fault}` ? -1 : 1,
);
const inputs = latest('inputs', ({ what }) => what);
const requests = latest('requests', ({ what }) => what);
const sum = (list, field) => list.reduce((total, figure) => total + figure[field], 0).toLocaleString('en');

const row = (...cells) => `| ${cells.join(' | ')} |`;
const table = (heads, rows) => [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n');
const text = `# Reliability, measured

Made by \`npm run reliability\` from the figures of the last \`npm test\` and \`npm run load\`; do not edit. A figure is
written only by a test that has passed. Times depend on the machine and on what else it did.

- **Faults injected and survived: ${faults.length}.** No request waited longer than 6 seconds.
- **Hostile inputs tried: ${sum(inputs, 'tried')}.** None made anything throw, become markup, lead to another host or
  answer with a 5xx status.
- **Requests answered under load: ${sum(requests, 'answered')}, errors: ${sum(requests, 'errors')}.**

## Faults

${table(
  ['where', 'fault', 'outcome', 'slowest'],
  faults.map(({ where, fault, outcome, slowestMs }) =>
    row(where, fault, outcome, slowestMs === undefined ? '' : `${Math.round(slowestMs)} ms`),
  ),
)}

"running site" has read its inventory once; "cold start" never has. Days without the database are not waited for: the
cache's clock is moved (100 hours in the browser tests, 30 days in the unit tests).

## Inputs

${table(
  ['what', 'tried'],
  inputs.map(({ what, tried }) => row(what, tried.toLocaleString('en'))),
)}

## Load

On one computer that ran the server, the database and the visitors at once.

${table(
  ['what', 'answered', 'errors', 'measured'],
  requests.map(({ what, answered, errors, note = '' }) =>
    row(what, answered.toLocaleString('en'), errors.toLocaleString('en'), note),
  ),
)}

A server that is asked to stop takes no new connections and answers what it was asked; as Node's servers do, it stays
for as long as visitors go on asking over connections that are open already. A host sends them elsewhere first.

The webhook's limit of calls is counted per process and forgotten with it: several instances let as many times more
through. It guards the database from needless reads, nothing else.
`;
writeFileSync(path.join(root, 'docs/reliability.md'), formatted(text, 'docs/reliability.md'));
console.log(`docs/reliability.md: ${faults.length} faults, ${sum(inputs, 'tried')} inputs`);
