type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The forms that came with the page. Where a translator was faster than React, React makes the page
 * anew (error 418), and what a visitor has typed is in the forms that it has removed.
 */
const firstForms = typeof document === 'undefined' ? [] : [...document.forms];

/** The field that a visitor was in, because a field that is removed loses the focus. */
let focused: Element | null = null;
if (typeof document !== 'undefined') {
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
}

/**
 * What was typed or chosen before React, or restored after Back. Where React has made the form anew,
 * the focus goes to the field in which the visitor was.
 *
 * @returns values by the names of their fields
 */
export function takeEarlyInput(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  const removed = removedFor(form);
  if (removed) moveFocus(removed, form);

  const changed = [...(removed ?? form).elements].filter(isChanged);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/** @returns the form in whose place this one is, where React has removed it */
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
