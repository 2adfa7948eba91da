import type { Guide } from '@/lib/guides/guide';

/**
 * Every part has a dot before it. On the first part of each line, the dot is clipped, so that no
 * line starts or ends with one.
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
