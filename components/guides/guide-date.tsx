import type { Guide } from '@/lib/guides/guide';

/**
 * The dot between date and reading time: each part has one before it, and that of the first in a
 * line is cut off, so that no line begins or ends with a dot.
 */
export function GuideDate({ guide }: { guide: Guide }) {
  return (
    <p className="flow-root overflow-x-clip text-muted text-sm max-sm:text-xs">
      <span className="-ml-5 flex flex-wrap *:before:inline-block *:before:w-5 *:before:text-center *:before:content-dot">
        <span>
          <time dateTime={guide.date}>{guide.dateText}</time>
        </span>{' '}
        <span>{guide.readTime}</span>
      </span>
    </p>
  );
}
