/** What `@stefanprobst/rehype-extract-toc` exports from a compiled guide or legal text. */
type ExtractedToc = readonly {
  value: string;
  depth: number;
  id?: string;
  children?: ExtractedToc;
}[];

export type TocItem = { id: string; title: string };

/** @returns the sections of a text (its `##` headings), in order */
export function tocItems(toc: ExtractedToc): TocItem[] {
  return toc.flatMap(({ value, depth, id, children = [] }) => {
    if (depth < 2) return tocItems(children);
    return depth === 2 && id ? [{ id, title: value }] : [];
  });
}
