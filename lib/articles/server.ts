import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Article, newestFirst, parseArticle } from './article';
import { guideSlugs } from './slugs';

const folder = path.join(process.cwd(), 'content/blog');

function readAll(): Article[] {
  const known = new Set<string>(guideSlugs.map((slug) => `${slug}.mdx`));
  const stranger = readdirSync(folder).find((name) => name.endsWith('.mdx') && !known.has(name));
  if (stranger) {
    throw new Error(
      `content/blog/${stranger} has a mistake:\n  (file name): expected a slug that stands in lib/articles/slugs.ts`,
    );
  }
  const articles = guideSlugs.map((slug) =>
    parseArticle(slug, readFileSync(path.join(folder, `${slug}.mdx`), 'utf8')),
  );
  // A draft is built nowhere: no page, no list, no feed.
  return newestFirst(articles.filter((article) => !article.draft));
}

let articles: Article[] | undefined;

/**
 * The published guides, newest first (spec section 2, blog list). Read from content/blog once a process.
 *
 * @throws Error naming file and field of the first guide whose frontmatter is wrong; fails the build
 */
export function articleList(): readonly Article[] {
  articles ??= readAll();
  return articles;
}

/** @returns the published guide of that slug; `null` when there is none */
export function findArticle(slug: string): Article | null {
  return articleList().find((article) => article.slug === slug) ?? null;
}
