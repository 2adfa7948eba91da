import type { Article } from '@/lib/articles/article';
import { routes } from '@/lib/site/routes';
import { ArticleDate } from './article-date';

/** One guide in the list. Its link covers the whole row, so the row is clickable. */
export function PostItem({ article }: { article: Article }) {
  return (
    <article className="group relative grid gap-x-10 gap-y-2 border-sand border-t py-8 md:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24">
      <ArticleDate article={article} className="md:flex-col md:pt-1 md:[&>[aria-hidden]]:hidden" />
      <div className="max-w-measure">
        <h2 className="font-display font-semibold text-2xl group-hover:text-harbor">{article.title}</h2>
        <p className="mt-2.5 text-slate">{article.description}</p>
        <a
          aria-label={`Read More: ${article.title}`}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-coral underline-offset-4 after:absolute after:inset-0 hover:text-coral-deep"
          href={routes.guide(article.slug)}
        >
          Read More
        </a>
      </div>
    </article>
  );
}
