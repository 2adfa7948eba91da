/** A phone number, on one line: enlarged text makes it only as wide as a phone has room for. */
export function PhoneNumber({ children }: { children: string }) {
  return <span className="whitespace-nowrap text-[min(1em,10vw)]">{children}</span>;
}

/**
 * An email address or the name of an account. If it's wider than its line, it breaks after "@" or
 * before a dot.
 */
export function BreakableText({ children }: { children: string }) {
  const [first, ...rest] = children.split(/(?<=.@)|(?=\.)/);
  return (
    <span className="inline-block whitespace-normal [text-decoration:inherit]">
      {first}
      {rest.map((part) => (
        <span className="before:content-break" key={part}>
          {part}
        </span>
      ))}
    </span>
  );
}
