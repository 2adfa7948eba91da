import 'server-only';
import { showsDrafts } from '@/lib/env/server';
import { type Guide, newestFirst, parseGuide } from './guide';
import { guideSlugsOnDisk, guideSource } from './guide-file';

let guides: Guide[] | undefined;

/**
 * The published guides, newest first; on previews and in development the drafts as well. Read from content/blog once per
 * process. The check of content/ before a build refuses ids that are taken and permanent guides that are missing.
 *
 * @throws Error, at build, naming the file and the field of the first mistake
 */
export function guideList(): readonly Guide[] {
  guides ??= newestFirst(
    guideSlugsOnDisk()
      .map((slug) => parseGuide(slug, guideSource(slug)))
      .filter((guide) => !guide.draft || showsDrafts()),
  );
  return guides;
}

/** @returns the guide of that slug, `null` when it is not in `guideList` */
export function findGuide(slug: string): Guide | null {
  return guideList().find((guide) => guide.slug === slug) ?? null;
}
