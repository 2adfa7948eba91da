import { findTerm } from '@/lib/content/glossary';
import { isOfficialSource } from '@/lib/content/official-sources';

const TERM = /<Term(?:\s+of="([^"]*)")?\s*>([\s\S]*?)<\/Term>/g;
/** The target of a Markdown link, or the `url` of a part such as `<Confirm>`. */
const EXTERNAL = /\]\((https?:[^)\s]+)|\burl="([^"]*)"/g;

/** @returns the marked terms that the glossary lacks, and those that are marked a second time */
export function termMistakes(body: string): { message: string; at: string }[] {
  const seen = new Set<string>();
  return [...body.matchAll(TERM)].flatMap(([at, of, text = '']) => {
    const name = (of ?? text).replace(/\s+/g, ' ');
    const entry = findTerm(name);
    if (!entry) return [{ message: `expected a term of content/glossary.ts in place of "${name}"`, at }];
    if (seen.has(entry.term))
      return [{ message: `expected <Term> at the first use of "${entry.term}" only`, at }];
    seen.add(entry.term);
    return [];
  });
}

/** @returns the links to other sites that aren't in content/official-sources.ts */
export function unofficialLinks(body: string): string[] {
  const links = [...body.matchAll(EXTERNAL)].map(([, link, url]) => link ?? url ?? '');
  return links.filter((href) => !isOfficialSource(href));
}

/** @returns the agencies of `<Confirm>` that have no `url`; an insurer or a lessor has none */
export function agenciesWithoutLink(body: string): string[] {
  return [...body.matchAll(/<Confirm\s+([^>]*)>/g)]
    .filter(([, attributes = '']) => !/\burl=/.test(attributes))
    .map(([, attributes = '']) => /\bwith="([^"]*)"/.exec(attributes)?.[1] ?? '')
    .filter((agency) => /^(?:the )?\p{Lu}/u.test(agency));
}
