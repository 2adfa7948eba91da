type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The forms in the server's HTML. If a page translator changes the page before React is ready,
 * React renders it again (error 418), and what the visitor typed is in the removed forms.
 */
const firstForms = typeof document === 'undefined' ? [] : [...document.forms];

/** The field that the visitor was in. A removed field loses the focus. */
let focused: Element | null = null;
if (typeof document !== 'undefined') {
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
}

/**
 * Reads what was typed or chosen before React was ready, or restored after Back. If React has
 * replaced the form, this also focuses the field that the visitor was in.
 *
 * @returns values by field name
 */
export function takeEarlyInput(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  const removed = removedFor(form);
  if (removed) moveFocus(removed, form);

  const changed = [...(removed ?? form).elements].filter(isChanged);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/** The removed form that this one has replaced, if React has done so. */
function removedFor(form: HTMLFormElement): HTMLFormElement | null {
  const first = firstForms[[...document.forms].indexOf(form)];
  return first && !first.isConnected ? first : null;
}

function moveFocus(from: HTMLFormElement, to: HTMLFormElement): void {
  if (!focused || !from.contains(focused) || document.activeElement !== document.body) return;
  const at = [...from.elements].indexOf(focused);
  const field = to.elements[at];
  if (field instanceof HTMLElement) field.focus();
}

function isChanged(element: Element): element is Control {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return element.value !== initial?.value;
  }
  return element instanceof HTMLInputElement && element.value !== element.defaultValue;
}
