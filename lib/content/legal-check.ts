import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/lib/site/routes';
import { readFrontMatter } from './front-matter';
import { parseLegalFields } from './legal-text';

type Problem = { file: string; message: string };
type Name = 'privacy' | 'terms' | 'refunds';
/** A sentence that the product requires. The figure or name in its brackets is the owner's, and the same in every text. */
type Statement = { texts: readonly Name[]; pattern: RegExp; example: string };

const files: Record<Name, string> = {
  privacy: `content/legal${routes.privacy}.mdx`,
  terms: `content/legal${routes.terms}.mdx`,
  refunds: `content/legal${routes.refunds}.mdx`,
};
const all: readonly Name[] = ['privacy', 'terms', 'refunds'];
const smsTexts: readonly Name[] = ['privacy', 'terms'];
const feeTexts: readonly Name[] = ['terms', 'refunds'];

/** Fixed by docs/product.md#legal-pages. */
const statements: readonly Statement[] = [
  { texts: all, pattern: /must be (\d+) or older/i, example: 'You must be 18 or older' },
  {
    texts: smsTexts,
    pattern: /By submitting a form with a phone number/i,
    example: 'By submitting a form with a phone number, you consent to receive text messages',
  },
  {
    texts: smsTexts,
    pattern: /you consent to receive text messages/i,
    example: 'you consent to receive text messages',
  },
  { texts: smsTexts, pattern: /Reply STOP to opt out/, example: 'Reply **STOP** to opt out' },
  { texts: smsTexts, pattern: /Reply HELP for help/, example: 'Reply **HELP** for help' },
  {
    texts: smsTexts,
    pattern: /Message and data rates may apply/i,
    example: 'Message and data rates may apply',
  },
  {
    texts: ['privacy'],
    pattern: /keep the categories listed below for (\d+ months)/i,
    example: 'We keep the categories listed below for 6 months',
  },
  {
    texts: feeTexts,
    pattern: /Applications are not guaranteed approval/i,
    example: 'Applications are not guaranteed approval',
  },
  {
    texts: feeTexts,
    pattern: /Credit application fees are non-refundable/i,
    example: 'Credit application fees are non-refundable',
  },
  {
    texts: feeTexts,
    pattern: /refunds go to the original payment method/i,
    example: 'Refunds go to the original payment method',
  },
  { texts: feeTexts, pattern: /within (\d+-\d+ business days)/i, example: 'within 7-10 business days' },
  {
    texts: feeTexts,
    pattern: /Billing errors must be reported within (\d+ business days)/i,
    example: 'Billing errors must be reported within 7 business days',
  },
  {
    texts: feeTexts,
    pattern: /free (?:of charge )?with at least (\d+ hours)' notice/i,
    example: "free of charge with at least 24 hours' notice",
  },
  {
    texts: all,
    pattern: /respond [^.]*within (\d+ hours) on business days/i,
    example: 'We respond within 24 hours on business days',
  },
  { texts: all, pattern: /law of ([A-Z][a-zA-Z ]+?) governs/, example: 'The law of New Jersey governs' },
  {
    texts: all,
    pattern: /disputes are heard in the courts of ([A-Z][\w ]+, [A-Z][\w ]+)/i,
    example: 'disputes are heard in the courts of Monmouth County, New Jersey',
  },
];

/** The words of a line: emphasis and cell borders don't count. */
const wordsOf = (line: string) => line.replace(/[*|]/g, ' ').replace(/\s+/g, ' ');

function checkStatement({ texts, pattern, example }: Statement, lines: Record<Name, string[]>): Problem[] {
  const found = texts.map((name) => {
    const at = lines[name].findIndex((line) => pattern.test(wordsOf(line)));
    return { file: files[name], line: at + 1, owners: pattern.exec(wordsOf(lines[name][at] ?? ''))?.[1] };
  });
  const [first] = found.filter(({ line }) => line > 0);
  return found.flatMap(({ file, line, owners }) => {
    if (line === 0)
      return [{ file, message: `expected this sentence, which the product fixes: "${example}"` }];
    if (!first || owners === first.owners) return [];
    const message = `line ${line}: expected "${first.owners}" in place of "${owners}", as in ${first.file} line ${first.line}`;
    return [{ file, message }];
  });
}

/** Every row of the table of categories names the period that the text does. */
function checkPeriods(lines: readonly string[]): Problem[] {
  const period = /listed below for (\d+ months)/i.exec(lines.map(wordsOf).join(' '))?.[1];
  const start = lines.findIndex((line) => /\| Kept for \|\s*$/.test(line));
  const rows = start === -1 ? [] : lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end === -1 ? undefined : end).flatMap((row, at) =>
    period === undefined || row.trimEnd().endsWith(`| ${period} |`)
      ? []
      : [
          {
            file: files.privacy,
            message: `line ${start + 3 + at}: expected "${period}" in the last column, as above the table`,
          },
        ],
  );
}

function checkText(name: Name, source: string): Problem[] {
  const file = files[name];
  const lines = source.split('\n');
  const problems: Problem[] = [];
  const report = (message: string) => problems.push({ file, message });
  const { fields } = readFrontMatter(file, source);
  const { dateLabel } = parseLegalFields(file, fields);
  const label = name === 'privacy' ? 'Last updated' : 'Effective';
  if (dateLabel !== label) report(`dateLabel: expected "${label}", which the product fixes`);
  if (!/^## /m.test(source)) report('expected at least one heading that starts with "## "');
  lines.forEach((line, at) => {
    if (/\(\d{3}\) \d{3}-\d{4}|[\w.]+@[\w-]+\.\w+/.test(line))
      report(
        `line ${at + 1}: expected <BusinessPhone /> or <BusinessEmail />, which follow content/business.ts`,
      );
  });
  for (const part of ['Name', 'Phone', 'Email', 'Address'])
    if (!source.includes(`<Business${part} />`)) report(`expected <Business${part} /> in the text`);
  for (const other of all.filter((text) => text !== name))
    if (!new RegExp(`\\]\\(${routes[other]}[)#]`).test(source))
      report(`expected a link to ${routes[other]}, such as [the other text](${routes[other]})`);
  return problems;
}

/**
 * Checks the three legal texts: their fields, and the sentences that docs/product.md#legal-pages requires.
 *
 * @public scripts/lib/content-check loads it
 * @returns the problems, with the line where there is one
 * @throws Error naming the file when its front matter can't be read
 */
export function checkLegalTexts(): Problem[] {
  const onDisk = (file: string) => path.join(process.cwd(), file);
  const missing = all.filter((name) => !existsSync(onDisk(files[name])));
  if (missing.length > 0)
    return missing.map((name) => ({ file: files[name], message: 'the file is missing; restore it' }));
  const sources = all.map(
    (name) => [name, readFileSync(onDisk(files[name]), 'utf8').replaceAll('\r\n', '\n')] as const,
  );
  const lines = Object.fromEntries(sources.map(([name, source]) => [name, source.split('\n')])) as Record<
    Name,
    string[]
  >;
  return [
    ...sources.flatMap(([name, source]) => checkText(name, source)),
    ...statements.flatMap((statement) => checkStatement(statement, lines)),
    ...checkPeriods(lines.privacy),
  ];
}
