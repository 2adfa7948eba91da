import type { Guide } from '@/lib/guides/guide';

/**
 * A dot stands before each part and is cut off at the start of a line, so that no line ends with a
 * dot.
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

export function GuidePeople({ guide: { author, reviewer } }: { guide: Guide }) {
  if (!author && !reviewer) return null;
  return (
    <div className="mt-4 text-muted text-sm">
      <Person label="Written by" {...author} />
      <Person label="Checked by" {...reviewer} />
    </div>
  );
}

function Person({ label, name, role }: { label: string; name?: string; role?: string }) {
  if (!name) return null;
  return (
    <p>
      {label} <strong className="font-semibold text-ink">{name}</strong>
      {role && `, ${role}`}
    </p>
  );
}
