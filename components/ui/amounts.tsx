import { money } from '@/lib/format/format';
import { mapByIndex } from './map-by-index';

/** The amount moves below its label if too little space is left for the label. */
const line = 'flex flex-wrap items-baseline-last gap-x-2';

/**
 * A label is as wide as its text, and wraps if the amount leaves less space. If that is less than
 * 6rem, the amount moves below the label.
 */
const labelWidth = 'max-w-max grow-999 basis-24';

/** Fills the space between a label and its amount. */
const filler = 'before:order-1 before:min-w-4 before:flex-1';

const weights = {
  part: 'py-1 before:border-control before:border-b before:border-dotted',
  total: 'mt-1.5 border-t pt-2.5 pb-1 font-semibold',
} as const;

/** A label and its amount: a row of a `<dl>`, in a container. A strong one is a total. */
export function AmountLine(props: { label: React.ReactNode; value: string; strong?: boolean }) {
  const { label, value, strong = false } = props;
  const weight = strong ? weights.total : weights.part;
  const size = strong ? 'font-display text-2xl leading-none' : '';
  return (
    <div className={`${line} ${filler} ${weight}`}>
      <dt className={labelWidth}>
        {/* Needs its own element, because page translators replace text that React has to change
            later. */}
        <span>{label}</span>
      </dt>
      <dd className={`order-2 ml-auto tabular-nums @min-enlarged:whitespace-nowrap ${size}`}>
        {value}
      </dd>
    </div>
  );
}

type Amount = readonly [label: string, cents: number];

export function AmountList({ lines, total }: { lines: readonly Amount[]; total: Amount }) {
  return (
    <div className="@container mt-5">
      <dl>
        {mapByIndex([...lines, total], ([label, cents], at) => (
          <AmountLine label={label} strong={at === lines.length} value={money(cents)} />
        ))}
      </dl>
    </div>
  );
}
