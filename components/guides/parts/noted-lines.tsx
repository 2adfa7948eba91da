import { mapStatic } from '@/components/ui/map-static';

/** A line of a document, as it is printed there, and what to know about it. */
export type Noted = { label: string; value: string; note: string };

const row = [
  'mt-2 border-line-deep border-t pt-2 leading-6 print:break-inside-avoid',
  'max-sm:mt-1.5 max-sm:pt-1.5 max-sm:text-sm max-sm:leading-5.5',
].join(' ');

export function NotedLines({ lines }: { lines: readonly Noted[] }) {
  return mapStatic(lines, ({ label, value, note }) => (
    <div className={row}>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{label}</span>
        <span className="ml-auto tabular-nums">{value}</span>
      </p>
      <p className="text-muted text-sm max-sm:text-xs">{note}</p>
    </div>
  ));
}
