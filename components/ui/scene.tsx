type Props = {
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
export function Scene({ name, className = '' }: Props) {
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
