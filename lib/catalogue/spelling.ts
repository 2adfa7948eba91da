/**
 * The same for all spellings of a make or model: "rav4" for "RAV 4" and "Rav-4", "id4" for "ID.4".
 * Ignores case, spaces (including U+00A0), dashes of any kind, periods, trademark signs, and the
 * characters that replace a space in a URL.
 */
export function comparisonKey(text: string): string {
  return text.toLowerCase().replace(/[\s+_.®™\p{Pd}]/gu, '');
}

/** The name that the text is a spelling of. */
export function spelledLike(names: readonly string[], text: string): string | undefined {
  const key = comparisonKey(text);
  return names.find((name) => comparisonKey(name) === key);
}

/** "X5 M xDrive", "X5 M", "X5": where the name of a make or a model may end, the longest first. */
export function beginningsOf(line: string): string[] {
  const words = line.split(/\s+/);
  return words.map((_, at) => words.slice(0, words.length - at).join(' '));
}

/** Each model once, as the first car spells it, in the order of the cars. */
export function distinctModels(cars: readonly { model: string }[]): string[] {
  const models = new Map<string, string>();
  for (const { model } of cars) {
    const key = comparisonKey(model);
    if (!models.has(key)) models.set(key, model);
  }
  return [...models.values()];
}
