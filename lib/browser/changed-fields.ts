type Control = HTMLInputElement | HTMLSelectElement;

function isChanged(element: Element): element is Control {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    return (
      element.value !==
      (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
    );
  }
  return element instanceof HTMLInputElement && element.value !== element.defaultValue;
}

/**
 * @returns what was typed or chosen before an island could respond, or restored after Back, by the
 *   field's name: it starts with it
 */
export function changedFields(form: HTMLFormElement | null): Record<string, string> {
  const changed = [...(form?.elements ?? [])].filter(isChanged);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}
