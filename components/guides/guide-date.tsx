import type { Guide } from '@/lib/content/guides';
import { longDate } from '@/lib/format/dates';

export function GuideDate({ guide }: { guide: Guide }) {
  return (
    <p className="text-muted text-sm max-sm:text-xs">
      <time dateTime={guide.date}>{longDate(guide.date)}</time> ·{' '}
      <span className="whitespace-nowrap">{guide.readTime}</span>
    </p>
  );
}
