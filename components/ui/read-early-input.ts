type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The forms in the server's HTML. If a page translator changes the page before React is ready,
 * React renders it again (error 418), and what the visitor typed is in the removed forms.
 */
const firstForms = typeof document === 'undefined' ? [] : [...document.forms];

/**
 * Reads what was typed or chosen before React was ready, or restored after Back.
 *
 * @returns values by field name
 */
export function readEarlyInput(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  const first = firstForms[[...document.forms].indexOf(form)];
  const typedIn = first && !first.isConnected ? first : form;
  const changed = [...typedIn.elements].filter(isChanged);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

function isChanged(element: Element): element is Control {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return element.value !== initial?.value;
  }
  return element instanceof HTMLInputElement && element.value !== element.defaultValue;
}
