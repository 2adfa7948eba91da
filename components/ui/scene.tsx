type Props = {
  /** A drawing of public/art with a view "wide" of 2,800 by 560 units around the drawing itself. */
  name: string;
  className?: string;
};

/**
 * The wide picture of a page. The drawing has the full height, and from a tablet on its full width.
 * Wider screens show more water and road, and plain bands beyond their ends.
 */
export function Scene({ name, className = '' }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`relative h-scene overflow-hidden bg-shore bg-center bg-size-[auto_100%] print:hidden ${className}`}
    >
      <img
        alt=""
        className="absolute left-1/2 aspect-5/1 h-full w-auto max-w-none -translate-x-1/2 max-sm:-translate-x-60/100"
        fetchPriority="high"
        height={560}
        src={`/art/${name}.svg#wide`}
        width={2800}
      />
    </div>
  );
}
