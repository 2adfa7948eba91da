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

/** An amount in cents, or a text. */
export type AmountOf = readonly [label: string, amount: number | string];
const shownAmount = (amount: number | string) =>
  typeof amount === 'number' ? money(amount) : amount;

export function AmountList(props: {
  title?: string;
  lines: readonly AmountOf[];
  total?: AmountOf;
}) {
  const { title, lines, total } = props;
  return (
    <div className="@container mt-5">
      {title && <p className="mb-1 font-semibold text-muted text-sm">{title}</p>}
      <dl>
        {mapStatic(total ? [...lines, total] : lines, ([label, amount], at) => (
          <AmountLine label={label} strong={at === lines.length} value={shownAmount(amount)} />
        ))}
      </dl>
    </div>
  );
}
