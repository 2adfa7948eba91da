type SceneProps = {
  /** A drawing of public/art with a view "wide" of 2,800 by 560 units around the drawing itself. */
  name: string;
  className?: string;
};

const shoreLook = 'bg-center bg-shore bg-size-[auto_100%]';

/** A phone shows what is a little to the right of the drawing's middle, where the houses are. */
const middleLook = '-translate-x-1/2 max-sm:-translate-x-60/100';

/**
 * The wide picture of a page. The drawing has the full height, and from a tablet on its full width.
 * Wider screens show more water and road, and plain bands beyond their ends.
 */
export function Scene({ name, className = '' }: SceneProps) {
  return (
    <div
      aria-hidden="true"
      className={`relative h-scene overflow-hidden ${shoreLook} print:hidden ${className}`}
    >
      <img
        alt=""
        className={`absolute left-1/2 ${middleLook} aspect-5/1 h-full w-auto max-w-none`}
        fetchPriority="high"
        height={560}
        src={`/art/${name}.svg#wide`}
        width={2800}
      />
    </div>
  );
}

/** High enough for the whole sun and both hulls. */
const boatsLook = 'h-30 w-full object-cover object-[50%_29%] sm:aspect-8/3 sm:h-auto';

export function BoatsStrip({ className = '' }: { className?: string }) {
  return (
    <img
      alt=""
      className={`${boatsLook} print:hidden ${className}`}
      height={640}
      loading="lazy"
      src="/art/scene-harbor.svg"
      width={640}
    />
  );
}

/** The harbor of the home page, without its road. It has no sky. */
export function HarborBay({ className = '' }: { className?: string }) {
  return (
    <img
      alt=""
      className={`mask-l-from-80% aspect-275/59 print:hidden ${className}`}
      height={560}
      loading="lazy"
      src="/art/harbor-home.svg#bay"
      width={1600}
    />
  );
}

/** A shoreline. With a class that fills it, it's the upper edge of what follows. */
export function Shoreline({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`block h-auto w-full ${className}`}
      fill="none"
      preserveAspectRatio="none"
      viewBox="0 0 1440 48"
    >
      <path
        d="M-20 34H0C120 34 178 12 300 12s196 25 350 25 226-27 372-27 222 24 418 16h20v40H-20z"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
