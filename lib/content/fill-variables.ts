/** Replaces the {names} in a text of content/. A name without a value stays as it is. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
}
