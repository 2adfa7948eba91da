import { parseGuideFile } from './frontmatter';
import { guideFile, guideSlugsOnDisk, guideSource } from './guide-file';
import { lintGuide } from './guide-rules';
import { checkGuideSet } from './guide-set';
import { sharedPassages } from './shared-passages';
import { guideSlugs } from './slugs';

type Problem = { file: string; message: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/** "line 12: " of the first place where the text stands, in any case; "(whole file): " when it is nowhere. */
function placeOf(source: string, text: string): string {
  const at = text === '' ? -1 : source.search(new RegExp(escaped(text), 'i'));
  return at === -1 ? '(whole file): ' : `line ${source.slice(0, at).split('\n').length}: `;
}

/** The message of an error of the validators, without its first line, which names the file. */
const withoutFile = (message: string) => message.replace(/^.* has a mistake:\n {2}/, '');

/**
 * Checks every guide: its file name, front matter, and, where it is not a draft, the rules of its text; then what
 * concerns several of them (docs/product.md#blog).
 *
 * @public scripts/lib/content-check loads it
 * @returns the problems, each message with its line
 */
export function checkGuides(): Problem[] {
  const problems: Problem[] = [];
  const report = (slug: string, message: string) => problems.push({ file: guideFile(slug), message });
  let slugs: string[];
  try {
    slugs = guideSlugsOnDisk();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ file: message.split(' has a mistake')[0] ?? '', message: withoutFile(message) }];
  }
  for (const slug of guideSlugs.filter((fixed) => !slugs.includes(fixed))) {
    report(slug, '(whole file): the file is missing; its URL is fixed, so restore it under this name');
  }
  // The fixed ones first: of two guides with one id, the other is the one to change.
  const isFixed = (slug: string) => (guideSlugs as readonly string[]).includes(slug);
  const guides = [...slugs.filter(isFixed), ...slugs.filter((slug) => !isFixed(slug))].map((slug) => ({
    slug,
    source: guideSource(slug),
  }));
  const published = guides.filter(({ slug, source }, place) => {
    try {
      const { fields } = parseGuideFile(guideFile(slug), source);
      const other = guides
        .slice(0, place)
        .find((guide) => new RegExp(`^id: *${fields.id}\\s*$`, 'm').test(guide.source));
      if (other) {
        const used = guides.map((guide) => Number(/^id: *(\d+)/m.exec(guide.source)?.[1] ?? 0));
        report(
          slug,
          `${placeOf(source, 'id:')}expected an id of its own, such as ${Math.max(...used) + 1}; ${fields.id} belongs to ${guideFile(other.slug)}`,
        );
      }
      if (fields.draft && isFixed(slug))
        report(
          slug,
          `${placeOf(source, 'draft:')}expected no draft: the live site would lose this fixed URL`,
        );
      return fields.draft !== true;
    } catch (error) {
      report(slug, withoutFile(error instanceof Error ? error.message : String(error)));
      return false;
    }
  });
  for (const guide of published) {
    for (const { message, at } of lintGuide(guide)) {
      const place = message.includes(' has a mistake:\n') ? '' : placeOf(guide.source, at);
      report(guide.slug, `${place}${withoutFile(message)}`);
    }
  }
  const sources = new Map(published.map(({ slug, source }) => [slug, source]));
  for (const { slug, message, at } of checkGuideSet(published))
    report(slug, `${placeOf(sources.get(slug) ?? '', at)}${message}`);
  const shared = new Map(
    sharedPassages(published).map((found) => [`${found.slug} ${found.other}`, found] as const),
  );
  for (const { slug, other, passage } of shared.values()) {
    const place = placeOf(sources.get(slug) ?? '', passage.split(' ').slice(0, 3).join(' '));
    report(
      slug,
      `${place}expected a text of its own, or a link; ${guideFile(other)} also says "${passage.slice(0, 80)}…"`,
    );
  }
  return problems;
}
