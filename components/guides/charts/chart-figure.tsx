import { Heading } from '@/components/ui/heading';

type Props = { heading: string; note?: string; children: React.ReactNode };

/**
 * @param props `heading`: the finding in a short sentence: "Tax takes the most on day one"; `note`:
 *   where the numbers come from, and their unit
 */
export function ChartFigure({ heading, note, children }: Props) {
  return (
    <figure aria-label={heading} className="my-10 border-line-deep border-y py-6 print:border-ink">
      <figcaption className="mb-5">
        <Heading as="p" size="subsection">
          {heading}
        </Heading>
        {note && <p className="mt-1 text-muted text-sm">{note}</p>}
      </figcaption>
      {children}
    </figure>
  );
}
