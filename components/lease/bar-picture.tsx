import { each } from '@/components/ui/each';
import { barPaths, type Tone } from '@/components/ui/marks';

export type Bar = {
  label: string;
  /** What the whole bar stands for, such as "$15,409". */
  total: string;
  parts: readonly { tone: Tone; size: number }[];
};

/** The scale's length: bars are stretched to the width there is. */
const LENGTH = 1000;

/** Each part begins where the one before it ends. */
function placed(parts: Bar['parts'], scale: number) {
  let to = 0;
  return parts
    .filter(({ size }) => size > 0)
    .map(({ tone, size }) => {
      const from = to;
      to += (size / scale) * LENGTH;
      return { tone, from, to, top: 0, height: 1 };
    });
}

/**
 * Bars to one scale, drawn like the charts of the guides. A screen reader gets the labels and totals; put a table with the
 * parts beside it.
 *
 * @param props `legend` names the tones in use
 */
export function BarPicture(props: {
  title: string;
  bars: readonly Bar[];
  legend: readonly { tone: Tone; label: string }[];
}) {
  const { title, bars, legend } = props;
  const scale = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)));
  return (
    <figure className="break-inside-avoid text-sm">
      <figcaption className="text-slate">{title}</figcaption>
      <ul className="list-none! pl-0!">
        {each(bars, ({ label, total, parts }) => (
          <li className="mt-3! flex flex-wrap justify-between gap-x-4 tabular-nums print:mt-1!">
            <span className="font-semibold">{label}</span> {total}
            <svg
              aria-hidden="true"
              className="h-6 w-full print:h-3"
              preserveAspectRatio="none"
              viewBox={`0 0 ${LENGTH} 1`}
            >
              {barPaths(placed(parts, scale))}
            </svg>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 text-slate text-xs">
        {each(legend, ({ tone, label }) => (
          <span className="flex items-center gap-2">
            <svg aria-hidden="true" className="size-3" viewBox="0 0 1 1">
              {barPaths([{ tone, from: 0, to: 1, top: 0, height: 1 }])}
            </svg>
            {label}
          </span>
        ))}
      </p>
    </figure>
  );
}
