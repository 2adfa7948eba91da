/** The number is decorative: screen readers count the items of the list. */
export function Steps({
  items,
  className = '',
}: {
  items: readonly React.ReactNode[];
  className?: string;
}) {
  return (
    <ol className={`divide-y divide-line-deep border-line-deep border-y ${className}`}>
      {items.map((item, index) => (
        <li className="flex items-start gap-6 py-4" key={index}>
          <span
            aria-hidden="true"
            className="w-8 shrink-0 font-display font-semibold text-3xl/none text-link"
          >
            {index + 1}
          </span>
          <div>{item}</div>
        </li>
      ))}
    </ol>
  );
}
