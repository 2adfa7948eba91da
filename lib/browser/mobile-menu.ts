import { afterPaint } from './after-paint';

/**
 * Keeps the focus inside the open menu, a popover, and returns it to the menu's button. Without
 * this script the browser opens and closes it.
 */
export function makeMenuModal(doc: Document): void {
  const menu = doc.querySelector<HTMLElement>('[popover][role=dialog]');
  const opener = doc.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`);
  if (!menu || !opener) return;

  const setPageInert = (inert: boolean) => {
    for (const element of elementsBeside(menu)) element.inert = inert;
  };

  menu.addEventListener('beforetoggle', (event) => {
    // Before the browser returns the focus to the button, which must be able to take it.
    if (!isOpening(event)) setPageInert(false);
  });
  menu.addEventListener('toggle', (event) => {
    if (isOpening(event)) {
      menu.querySelector('button')?.focus();
      // The browser computes all styles of the page again: a tenth of a second on a slow phone.
      afterPaint(() => setPageInert(menu.matches(':popover-open')));
    } else {
      returnFocus(menu, opener);
    }
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepFocusInside(menu, event);
  });
  // A link closes it, so that it isn't open when Back shows this page again.
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
}

function isOpening(event: Event): boolean {
  return (event as ToggleEvent).newState === 'open';
}

/**
 * After a tap outside, browsers leave the focus on the page or, until the next frame, in the menu.
 */
function returnFocus(menu: HTMLElement, opener: HTMLElement): void {
  const { activeElement, body } = menu.ownerDocument;
  if (activeElement === body || menu.contains(activeElement)) opener.focus();
}

/** Tab goes from the last item to the first, and with Shift from the first to the last. */
function keepFocusInside(menu: HTMLElement, event: KeyboardEvent): void {
  const items = [...menu.querySelectorAll<HTMLElement>('a, button')];
  const first = items.at(0);
  const last = items.at(-1);
  const isAtEnd = menu.ownerDocument.activeElement === (event.shiftKey ? first : last);
  if (!isAtEnd) return;

  event.preventDefault();
  const next = event.shiftKey ? last : first;
  next?.focus();
}

/** Every element of the page that neither contains `inner` nor is inside it, as few as possible. */
function elementsBeside(inner: Element): HTMLElement[] {
  const parent = inner.parentElement;
  if (!parent) return [];

  const siblings = [...parent.children].filter((element) => element !== inner) as HTMLElement[];
  return parent.matches('body') ? siblings : [...siblings, ...elementsBeside(parent)];
}
