/** A drawing of public/art/guides, named without ".svg". */
export function GuideDrawing(props: {
  name: string;
  /** Loads immediately, for the first screen. Other drawings load when they come near. */
  eager?: boolean;
  className?: string;
}) {
  const { name, eager = false, className = '' } = props;
  return (
    <img
      alt=""
      className={`aspect-4/3 rounded print:hidden ${className}`}
      height={360}
      loading={eager ? undefined : 'lazy'}
      src={`/art/guides/${name}.svg`}
      width={480}
    />
  );
}
