import { Badge } from '@/components/ui/badge';
import type { Article } from '@/lib/guides/guide';

/** Publication date, reading time, the date of the last update if there is one, and a badge on drafts. */
export function ArticleDate({ article, className = '' }: { article: Article; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-2.5 text-slate text-sm ${className}`}>
      <time dateTime={article.date}>{article.dateText}</time>
      <span aria-hidden="true">·</span>
      <span>{article.readTime}</span>
      {article.updated && (
        <>
          <span aria-hidden="true">·</span>
          <span>
            Updated <time dateTime={article.updated.date}>{article.updated.dateText}</time>
          </span>
        </>
      )}
      {article.draft && <Badge tone="ink">Draft</Badge>}
    </p>
  );
}
