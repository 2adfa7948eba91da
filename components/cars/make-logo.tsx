/** The logo of a make that has one, in the color of the text. */
export function MakeLogo({ slug, className }: { slug: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 120 72">
      <use href={`/makes.svg#${slug}`} />
    </svg>
  );
}
