import { useId } from 'react';

export type Bar = {
  label: string;
  /** What the whole bar stands for, such as "$15,409". */
  total: string;
  parts: readonly BarPart[];
};
type BarPart = { tone: keyof typeof fills; size: number };

const fills = {
  strong: 'fill-harbor',
  light: 'fill-glass-deep',
  pale: 'fill-sand',
  extra: '',
} as const;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * Bars to one scale. As SVG they're printed with their colors, unlike backgrounds, and each part has an outline for eyes
 * and printers without color. A screen reader gets the labels and totals; put a table with the parts beside it.
 *
 * @param props `legend` names the tones in use
 */
export function BarPicture({
  title,
  bars,
  legend,
}: {
  title: string;
  bars: readonly Bar[];
  legend: readonly { tone: BarPart['tone']; label: string }[];
}) {
  const hatching = useId();
  const sizeOf = ({ parts }: Bar) => parts.reduce((sum, { size }) => sum + size, 0);
  const scale = Math.max(1, ...bars.map(sizeOf));
  const look = (tone: BarPart['tone']) => ({
    className: `stroke-ink ${fills[tone]}`,
    fill: tone === 'extra' ? `url(#${hatching})` : undefined,
  });
  return (
    <figure className="break-inside-avoid">
      <figcaption className="font-semibold text-slate text-sm">{title}</figcaption>
      <ul className="list-none! space-y-3 pl-0! [&_li]:mt-2!">
        {bars.map((bar) => {
          let from = 0;
          return (
            <li key={bar.label}>
              <span className="flex justify-between gap-4 text-sm">
                <span className="font-semibold">{bar.label}</span>{' '}
                <span className="tabular-nums">{bar.total}</span>
              </span>
              <svg aria-hidden="true" className="mt-1 block h-7 w-full overflow-visible print:h-4">
                {bar.parts
                  .filter(({ size }) => size > 0)
                  .map(({ tone, size }) => {
                    const x = from;
                    from += size;
                    return (
                      <rect
                        height="100%"
                        key={tone}
                        {...look(tone)}
                        width={percent(size / scale)}
                        x={percent(x / scale)}
                      />
                    );
                  })}
              </svg>
            </li>
          );
        })}
      </ul>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-slate text-xs">
        {legend.map(({ tone, label }) => (
          <span className="flex items-center gap-2" key={tone}>
            <svg aria-hidden="true" className="size-3.5 overflow-visible">
              <rect height="100%" {...look(tone)} width="100%" />
            </svg>
            {label}
          </span>
        ))}
      </p>
      <svg aria-hidden="true" className="absolute size-0">
        <pattern
          height="6"
          id={hatching}
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
          width="6"
        >
          <rect className="fill-white" height="6" width="6" />
          <rect className="fill-coral" height="6" width="3" />
        </pattern>
      </svg>
    </figure>
  );
}
