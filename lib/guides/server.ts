import 'server-only';
import { type Guide, guidesOnDisk, newestFirst } from './guide';

let guides: Guide[] | undefined;

/**
 * The guides, newest first. Read once per process.
 *
 * @throws ContentError, at build, of the first file with a mistake
 */
export function guideList(): readonly Guide[] {
  guides ??= newestFirst(guidesOnDisk());
  return guides;
}

/** @returns the guide of that slug, `null` when it is not in `guideList` */
export const findGuide = (slug: string) => guideList().find((guide) => guide.slug === slug) ?? null;
