/**
 * A text that has a name of makes or models, which no translator may change.
 *
 * @param props `name`: as it stands in the text
 */
export function WithName({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span translate="no">{name}</span>
      {text.slice(at + name.length)}
    </>
  );
}
