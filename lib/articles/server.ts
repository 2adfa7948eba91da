import 'server-only';
import { showsDrafts } from '@/lib/env/server';
import { type Article, newestFirst, parseArticle } from './article';
import { guideFile, guideSlugsOnDisk, guideSource } from './guide-file';
import { guideSlugs } from './slugs';

function readAll(): Article[] {
  const slugs = guideSlugsOnDisk();
  const missing = guideSlugs.find((slug) => !slugs.includes(slug));
  if (missing) {
    throw new Error(
      `${guideFile(missing)} has a mistake:\n  (whole file): the file is missing; its address is fixed, so bring it back under this name`,
    );
  }
  const guides = slugs.map((slug) => parseArticle(slug, guideSource(slug)));
  for (const { id, slug } of guides) {
    const other = guides.find((guide) => guide.id === id && guide.slug < slug);
    if (other) {
      const free = Math.max(...guides.map((guide) => guide.id)) + 1;
      throw new Error(
        `${guideFile(slug)} has a mistake:\n  id: expected a number of its own such as ${free}; ${id} belongs to ${guideFile(other.slug)}`,
      );
    }
  }
  return newestFirst(guides.filter((guide) => !guide.draft || showsDrafts()));
}

let articles: Article[] | undefined;

/**
 * The published guides, newest first (spec section 2, blog list); on previews and in dev the drafts, too. Read from
 * content/blog once a process.
 *
 * @throws Error naming file and field of the first guide whose frontmatter is wrong; fails the build
 */
export function articleList(): readonly Article[] {
  articles ??= readAll();
  return articles;
}

/** @returns the guide of that slug, of those in the list; `null` when there is none */
export function findArticle(slug: string): Article | null {
  return articleList().find((article) => article.slug === slug) ?? null;
}
