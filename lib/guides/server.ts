import 'server-only';
import { permanentGuides } from '@/content/permanent-guides';
import { showsDrafts } from '@/lib/env/server';
import { type Guide, newestFirst, parseGuide } from './guide';
import { guideFile, guideSlugsOnDisk, guideSource } from './guide-file';

function readAll(): Guide[] {
  const slugs = guideSlugsOnDisk();
  const missing = permanentGuides.find((slug) => !slugs.includes(slug));
  if (missing) {
    throw new Error(
      `${guideFile(missing)} has a mistake:\n  (whole file): the file is missing; its URL is fixed, so restore it under this name`,
    );
  }
  const guides = slugs.map((slug) => parseGuide(slug, guideSource(slug)));
  for (const { id, slug } of guides) {
    const other = guides.find((guide) => guide.id === id && guide.slug < slug);
    if (other) {
      const free = Math.max(...guides.map((guide) => guide.id)) + 1;
      throw new Error(
        `${guideFile(slug)} has a mistake:\n  id: expected a unique number such as ${free}; ${id} belongs to ${guideFile(other.slug)}`,
      );
    }
  }
  return newestFirst(guides.filter((guide) => !guide.draft || showsDrafts()));
}

let guides: Guide[] | undefined;

/**
 * The published guides, newest first; on previews and in development the drafts as well. Read from content/blog once per
 * process.
 *
 * @throws Error, at build, naming the file and the field of the first mistake
 */
export function guideList(): readonly Guide[] {
  guides ??= readAll();
  return guides;
}

/** @returns the guide of that slug, `null` when it is not in `guideList` */
export function findGuide(slug: string): Guide | null {
  return guideList().find((guide) => guide.slug === slug) ?? null;
}
