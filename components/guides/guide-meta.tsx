import { Badge } from '@/components/ui/badge';
import type { Person } from '@/lib/content/person';
import type { Guide } from '@/lib/guides/guide';

/**
 * When a guide was written and last updated, its reading time, and a badge on drafts. Each has a dot before it, which is
 * cut off at the start of a line, so that none hangs at a wrap.
 */
export function GuideDate({ guide }: { guide: Guide }) {
  return (
    <p className="flow-root overflow-x-clip text-muted text-sm">
      <span className="-ml-5 flex flex-wrap *:before:inline-block *:before:w-5 *:before:text-center *:before:content-['·'_/_'']">
        {guide.updated ? (
          <>
            <span>
              Written <time dateTime={guide.date}>{guide.dateText}</time>
            </span>{' '}
            <span>
              Updated <time dateTime={guide.updated.date}>{guide.updated.dateText}</time>
            </span>{' '}
            {/* On its own line, because no phone has room for all three. */}
            <span className="basis-full">{guide.readTime}</span>
          </>
        ) : (
          <>
            <time dateTime={guide.date}>{guide.dateText}</time> <span>{guide.readTime}</span>
          </>
        )}
        {guide.draft && (
          <span>
            <Badge tone="ink">Draft</Badge>
          </span>
        )}
      </span>
    </p>
  );
}

/** Who wrote and who checked a guide, where the owner says so. */
export function GuidePeople({ guide: { author, reviewer } }: { guide: Guide }) {
  if (!author && !reviewer) return null;
  return (
    <div className="mt-4 text-muted text-sm">
      {author && <Line label="Written by" person={author} />}
      {reviewer && <Line label="Checked by" person={reviewer} />}
    </div>
  );
}

function Line({ label, person: { name, role } }: { label: string; person: Person }) {
  return (
    <p>
      {label} <strong className="font-semibold text-ink">{name}</strong>
      {role && `, ${role}`}
    </p>
  );
}
