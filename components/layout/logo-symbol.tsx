/** A symbol of public/makes.svg, in the color of the text. */
export function LogoSymbol({ symbol, className }: { symbol: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 120 72">
      <use href={`/makes.svg#${symbol}`} />
    </svg>
  );
}
