import { Badge } from '@/components/ui/badge';
import type { Person } from '@/lib/content/person';
import type { Guide } from '@/lib/guides/guide';

/** When a guide was written and last updated, its reading time, and a badge on drafts. */
export function GuideDate({ guide, className = '' }: { guide: Guide; className?: string }) {
  const { date, dateText, updated, readTime, draft } = guide;
  const written = <time dateTime={date}>{dateText}</time>;
  return (
    <p className={`flex flex-wrap gap-x-2.5 text-muted text-sm ${className}`}>
      {updated ? <span>Written {written}</span> : written}
      <span aria-hidden="true">·</span>
      {updated && (
        <span>
          Updated <time dateTime={updated.date}>{updated.dateText}</time>
        </span>
      )}
      {/* On its own line below two dates, because no phone has room for all three. */}
      <span className={updated ? 'basis-full' : undefined}>{readTime}</span>
      {draft && <Badge tone="ink">Draft</Badge>}
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
