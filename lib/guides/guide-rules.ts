import { brandModels } from '@/content/catalogue/brand-models';
import { models } from '@/content/catalogue/models';
import { brandName, makes } from '@/lib/catalogue/makes';
import { facts } from '@/lib/content/facts';
import { readFrontMatter } from '@/lib/content/front-matter';
import { type Guide, parseGuide } from './guide';
import { guideLimits } from './guide-limits';
import { agenciesWithoutLink, termMistakes, unofficialLinks } from './guide-parts';
import { bannedPhrases, finderOf, pricesOfNamedCars, relativeTimes, unknownFigures } from './guide-words';
import { contractions, readingGrade } from './readability';
import { examplesIn, TOOLS } from './source';
import { stiffPhrases } from './stiff-phrases';

export type GuideSource = { slug: string; source: string };
/** `at` is a piece of the text that is wrong; empty when the whole guide is. */
export type Finding = { rule: string; message: string; at: string };
type Rule = (guide: { guide: Guide; body: string; source: string }) => Omit<Finding, 'rule'>[];

const vehicleIn = finderOf(
  [
    ...makes.flatMap((make) => [make.name, brandName(make)]),
    ...Object.values(models).flatMap((lineUp) => Object.keys(lineUp)),
    ...brandModels.map(({ model }) => model),
    // A model that is only a number ("911") would be found in every table.
  ].filter((name) => /\p{L}/u.test(name)),
);

/** Every figure that a guide of that date ("2025-08-01") may print. */
function figuresKnownOn(date: string): ReadonlySet<string> {
  const known = facts.filter(({ usableFrom }) => !usableFrom || usableFrom <= date);
  return new Set(known.flatMap(({ figures }) => figures));
}

/** What certain guides say because docs/product.md#blog fixes it. */
const fixedClaims: Record<string, { pattern: RegExp; example: string }> = {
  'credit-score-car-leasing-nyc-nj': {
    pattern: /720\+[\s\S]*660–719[\s\S]*600–659[\s\S]*under 600/i,
    example: 'Excellent: 720+. Good: 660–719. Fair: 600–659. Poor: under 600.',
  },
  'mileage-limits-car-leasing-nyc-nj': {
    pattern: /10,000, 12,000,? (?:or|and) 15,000 miles a year[\s\S]*24–36 months/,
    example: '10,000, 12,000 or 15,000 miles a year, on leases of 24–36 months',
  },
};

const whole = (message: string) => ({ message, at: '' });

const rules: Record<string, Rule> = {
  'word count': ({ guide: { wordCount } }) =>
    wordCount >= guideLimits.words.least && wordCount <= guideLimits.words.most
      ? []
      : [
          whole(
            `expected ${guideLimits.words.least} to ${guideLimits.words.most} words; it has ${wordCount}`,
          ),
        ],
  'reading grade': ({ body }) => {
    const grade = readingGrade(body);
    return grade <= guideLimits.grade.most
      ? []
      : [
          whole(
            `expected a reading grade of at most ${guideLimits.grade.most}; it is ${grade.toFixed(1)}: shorten the sentences`,
          ),
        ];
  },
  contractions: ({ guide: { wordCount }, body }) => {
    const least = Math.ceil((wordCount / 100) * guideLimits.contractions);
    const found = contractions(body);
    return found >= least
      ? []
      : [whole(`expected at least ${least} contractions, such as "it's" and "don't"; it has ${found}`)];
  },
  'banned phrase': ({ source }) =>
    bannedPhrases(source).map((phrase) => ({
      message: `expected another phrase than "${phrase}", which rules for advertising prohibit`,
      at: phrase,
    })),
  'plain word': ({ body }) =>
    stiffPhrases(body).map(({ phrase, better }) => ({
      message: `expected a plain word, such as "${better}", in place of "${phrase}"`,
      at: phrase,
    })),
  'relative time': ({ source }) =>
    relativeTimes(source).map((word) => ({
      message: `expected a full date such as "September 30, 2025" in place of "${word}"`,
      at: word,
    })),
  'monthly price': ({ body }) =>
    pricesOfNamedCars(body, vehicleIn).map((block) => ({
      message: `expected no monthly price of a named car: "${block}…"`,
      at: block.split(/[^\w ]/)[0] ?? '',
    })),
  'unnamed example': ({ body }) =>
    examplesIn(body).flatMap((example) => {
      const name = vehicleIn(example);
      return name
        ? [{ message: `expected an example without a named car; it names ${name}`, at: example }]
        : [];
    }),
  figure: ({ guide, source }) =>
    unknownFigures(source, figuresKnownOn(guide.date)).map((figure) => ({
      message: `expected a figure of content/facts.ts, or <Usd> or <Percent> for an example, in place of ${figure}`,
      at: figure,
    })),
  headings: ({ body }) => {
    const headings = [...body.matchAll(/^(#{1,6})\s.*/gm)];
    const depths = headings.map((match) => match[1]?.length ?? 0);
    const wrong = depths.findIndex(
      (depth, at) => depth === 1 || depth > (depths[at - 1] ?? 1) + 1 || (at === 0 && depth !== 2),
    );
    if (depths.length === 0) return [whole('expected a heading that starts with "## "')];
    const message = `expected "## " first, "### " below it, and no level skipped`;
    return wrong === -1 ? [] : [{ message, at: headings[wrong]?.[0] ?? '' }];
  },
  term: ({ body }) => termMistakes(body),
  'official source': ({ body }) =>
    unofficialLinks(body).map((href) => ({
      message: `expected a link to an agency or a law, on a host of content/official-sources.ts, in place of ${href}`,
      at: href,
    })),
  'wrong choice': ({ body }) =>
    (body.match(/<WrongChoice\b/g)?.length ?? 0) <= guideLimits.wrongChoices.each
      ? []
      : [{ message: 'expected at most one part <WrongChoice title="…">…</WrongChoice>', at: '<WrongChoice' }],
  tool: ({ body }) =>
    TOOLS.filter((tool) => body.split(tool).length > 2).map((tool) => ({
      message: `expected at most one part ${tool} />`,
      at: tool,
    })),
  'take-along part': ({ body }) =>
    /<(?:Checklist|Worksheet|CallScript|SampleLease)\b/.test(body)
      ? []
      : [whole('expected something to take along, such as <Checklist title="Before you sign">')],
  agency: ({ body }) =>
    agenciesWithoutLink(body).map((agency) => ({
      message: `expected a link to ${agency}, such as <Confirm with="…" url="https://www.nj.gov/mvc/">`,
      at: agency,
    })),
  sources: ({ body }) =>
    /<Sources>(?:(?!<Sources>)[\s\S])*\]\(https:[\s\S]*<\/Sources>\s*$/.test(body)
      ? []
      : [whole('expected as the last part <Sources>, a list of links to agencies and laws, and </Sources>')],
  'fixed claim': ({ guide: { slug }, source }) => {
    const claim = fixedClaims[slug];
    return !claim || claim.pattern.test(source)
      ? []
      : [whole(`expected what the product fixes for this guide: "${claim.example}"`)];
  },
  related: ({ guide }) =>
    new Set(guide.related).size === 2 && !guide.related.includes(guide.slug)
      ? []
      : [{ message: 'expected two different guides, and not this one', at: 'related:' }],
};

export const ruleNames: readonly string[] = ['front matter', ...Object.keys(rules)];

/**
 * Checks one guide that is to be published (docs/product.md#blog).
 *
 * @returns what is wrong with it; only the one finding when its front matter cannot be read
 */
export function lintGuide({ slug, source }: GuideSource): Finding[] {
  try {
    const guide = { guide: parseGuide(slug, source), body: readFrontMatter(slug, source).body, source };
    return Object.entries(rules).flatMap(([rule, check]) =>
      check(guide).map((finding) => ({ rule, ...finding })),
    );
  } catch (error) {
    return [
      { rule: 'front matter', message: error instanceof Error ? error.message : String(error), at: '' },
    ];
  }
}
