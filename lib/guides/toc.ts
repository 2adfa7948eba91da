import { smartQuotes } from './smart-quotes';

/** What `@stefanprobst/rehype-extract-toc` exports from a compiled guide. */
type ExtractedToc = readonly { value: string; depth: number; id?: string; children?: ExtractedToc }[];

export type TocItem = { id: string; title: string };

/** @returns the sections of a guide (its `##` headings), in order */
export function tocItems(toc: ExtractedToc): TocItem[] {
  return toc.flatMap((entry) => {
    if (entry.depth < 2) return tocItems(entry.children ?? []);
    return entry.depth === 2 && entry.id ? [{ id: entry.id, title: smartQuotes(entry.value) }] : [];
  });
}
