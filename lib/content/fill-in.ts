/**
 * Fills in the places of a text of content/ that are marked with braces.
 *
 * @param text such as "See {brand} in the live inventory"
 * @param values by the name in the braces; a name that isn't among them stays as it is
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
