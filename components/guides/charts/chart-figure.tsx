import { Heading } from '@/components/ui/heading';

type Props = { title: string; note?: string; isTable?: boolean; children: React.ReactNode };

/**
 * @param props `title`: the finding in a short sentence: "Tax takes the most on day one"; `note`:
 *   where the numbers come from, and their unit; `isTable`: on paper, it may go on on the next page
 *   instead of leaving the rest of one blank
 */
export function ChartFigure({ title, note, isTable = false, children }: Props) {
  const onPaper = isTable ? '' : 'print:break-inside-avoid';
  return (
    <figure
      aria-label={title}
      className={`@container my-10 border-line-deep border-y py-6 print:border-ink ${onPaper}`}
    >
      <figcaption className="mb-5">
        <Heading as="p" className="text-balance" size="subsection">
          {title}
        </Heading>
        {note && <p className="mt-1 text-muted text-sm">{note}</p>}
      </figcaption>
      {children}
    </figure>
  );
}
