import { logoShapes } from '@/lib/catalogue/logos';

const WIDTH = 120;
/** Wider than most letters of the display font, in ems. */
const LETTER = 0.62;

/**
 * The logo of a make, or its name, in the same elements: React would stop at others after the
 * carousel has changed the order.
 */
export function MakeLogo({
  slug,
  name,
  className,
}: {
  slug: string;
  name: string;
  className: string;
}) {
  const hasLogo = logoShapes(slug) !== null;
  return (
    <svg aria-hidden="true" className={className} viewBox={`0 0 ${WIDTH} 72`}>
      <use href={hasLogo ? `/makes.svg#${slug}` : undefined} />
      <text
        suppressHydrationWarning
        {...(!hasLogo && {
          className: 'fill-current font-display font-semibold',
          dominantBaseline: 'central',
          fontSize: Math.min(26, (WIDTH - 14) / (name.length * LETTER)),
          textAnchor: 'middle',
          x: WIDTH / 2,
          y: 36,
        })}
      >
        {hasLogo ? '' : name}
      </text>
    </svg>
  );
}
