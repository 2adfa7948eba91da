import { money } from '@/lib/format/format';
import { mapStatic } from './map-static';

/** An amount goes below its label where too little room is left for the label. */
const line = 'flex flex-wrap items-baseline-last gap-x-2';

/**
 * A label is as wide as its text, and breaks into lines where the amount leaves it less room. Where
 * that is less than 6rem, the amount goes below it.
 */
const labelWidth = 'max-w-max grow-999 basis-24';

/** What fills the room between a label and its amount. */
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
        {/* In an element of its own: a page translator replaces what React has to change. */}
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
        {mapStatic([...lines, total], ([label, cents], at) => (
          <AmountLine label={label} strong={at === lines.length} value={money(cents)} />
        ))}
      </dl>
    </div>
  );
}
