import type { Person } from '@/lib/content/person';
import type { Guide } from '@/lib/guides/guide';

/** Who wrote and who checked a guide, where the owner says so. */
export function GuidePeople({ guide: { author, reviewer } }: { guide: Guide }) {
  if (!author && !reviewer) return null;
  return (
    <div className="mt-4 text-slate text-sm">
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
