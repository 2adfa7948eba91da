import { Badge } from '@/components/ui/badge';
import type { Guide } from '@/lib/guides/guide';

/** Publication date, reading time, the date of the last update if there is one, and a badge on drafts. */
export function GuideDate({ guide, className = '' }: { guide: Guide; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-2.5 text-slate text-sm ${className}`}>
      <time dateTime={guide.date}>{guide.dateText}</time>
      <span aria-hidden="true">·</span>
      <span>{guide.readTime}</span>
      {guide.updated && (
        <>
          <span aria-hidden="true">·</span>
          <span>
            Updated <time dateTime={guide.updated.date}>{guide.updated.dateText}</time>
          </span>
        </>
      )}
      {guide.draft && <Badge tone="ink">Draft</Badge>}
    </p>
  );
}
