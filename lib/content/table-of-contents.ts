/** What `@stefanprobst/rehype-extract-toc` exports from a compiled guide or legal text. */
type ExtractedToc = readonly { value: string; id?: string }[];

export type TocItem = { id: string; title: string };

/** @returns the sections of a text, in order: its first headings are `##` (check/texts.ts) */
export const tocItems = (toc: ExtractedToc): TocItem[] =>
  toc.map(({ value, id = '' }) => ({ id, title: value }));
