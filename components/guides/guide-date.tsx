import { longDate } from '@/lib/format/dates';
import type { Guide } from '@/lib/guides/guide';

export function GuideDate({ guide }: { guide: Guide }) {
  return (
    <p className="text-muted text-sm max-sm:text-xs">
      <time dateTime={guide.date}>{longDate(guide.date)}</time> ·{' '}
      <span className="whitespace-nowrap">{guide.readTime}</span>
    </p>
  );
}
