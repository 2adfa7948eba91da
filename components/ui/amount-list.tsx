/** The amount moves below its label if too little space is left for the label. */
const lineLook = 'flex flex-wrap items-baseline-last gap-x-2';

/**
 * A label is as wide as its text, and wraps if the amount leaves less space. If that is less than
 * 6rem, the amount moves below the label.
 */
const labelLook = 'max-w-max grow-999 basis-24';

/** Fills the space between a label and its amount with dots. */
const dotsLook = [
  'before:order-1 before:min-w-4 before:flex-1',
  'before:border-control before:border-b before:border-dotted',
].join(' ');

const weights = {
  part: `py-1 ${dotsLook}`,
  total: 'mt-auto border-t pt-2.5 pb-1 font-semibold',
} as const;

type Line = readonly [label: React.ReactNode, value: string];

function AmountLine({ line: [label, value], isTotal }: { line: Line; isTotal: boolean }) {
  const size = isTotal ? 'font-display text-2xl leading-none' : 'tabular-nums';
  return (
    <div className={`${lineLook} ${weights[isTotal ? 'total' : 'part']}`}>
      <dt className={labelLook}>
        {/* Needs its own element, because page translators replace text that React has to change
            later. */}
        <span>{label}</span>
      </dt>
      <dd className={`order-2 ml-auto @min-tiny:whitespace-nowrap ${size}`}>{value}</dd>
    </div>
  );
}

export function AmountList({ lines, total }: { lines: readonly Line[]; total?: Line }) {
  return (
    // If a longer list stands beside this one, the total is at the bottom.
    <dl className={`@container flex grow flex-col ${total ? '*:nth-last-2:mb-1.5' : ''}`}>
      {lines.map((line, at) => (
        <AmountLine isTotal={false} key={at} line={line} />
      ))}
      {total && <AmountLine isTotal line={total} />}
    </dl>
  );
}
