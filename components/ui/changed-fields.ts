type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(element: Element): element is Control {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    return element.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText && element.value !== element.defaultValue;
}

/**
 * What a visitor has typed or chosen before the page's script was ready, or what the browser restored after Back. An island
 * reads it in its first effect, and starts with it.
 *
 * @param form with the fields of the island @returns the values that differ from those of the HTML, by the field's name
 */
export function changedFields(form: HTMLFormElement | null): Record<string, string> {
  const changed = [...(form?.elements ?? [])].filter(isChanged);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}
