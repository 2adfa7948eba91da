/**
 * A text that contains a name, which translators must not change.
 *
 * @param props `name`: exactly as in the text
 */
export function UntranslatedName({ text, name }: { text: string; name: string }) {
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
