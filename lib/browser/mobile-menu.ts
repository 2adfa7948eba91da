import { afterPaint } from './after-paint';

/** Keeps the focus inside the open menu, a popover, and returns it to the menu's button. */
export function makeMenuModal(doc: Document): void {
  const menu = doc.querySelector<HTMLElement>('[popover][role=dialog]');
  const opener = doc.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`);
  if (!menu || !opener) return;
  const setInert = (inert: boolean) => {
    for (const element of elementsBeside(menu)) element.inert = inert;
  };
  const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open';
  // Before the browser returns the focus to the button.
  menu.addEventListener('beforetoggle', (event) => isOpening(event) || setInert(false));
  menu.addEventListener('toggle', (event) => {
    if (isOpening(event)) {
      menu.querySelector('button')?.focus();
      // The browser computes all styles of the page again: a tenth of a second on a slow phone.
      afterPaint(() => setInert(menu.matches(':popover-open')));
    } else if (doc.activeElement === doc.body || menu.contains(doc.activeElement)) {
      // After a tap outside, browsers leave the focus on the page or, until the next frame, in the
      // closed menu.
      opener.focus();
    }
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const items = menu.querySelectorAll<HTMLElement>('a, button');
    const [first, last] = [items[0], items[items.length - 1]];
    if (doc.activeElement !== (event.shiftKey ? first : last)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
  // A link closes it, so that it isn't open when Back shows this page again.
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
}

/** Every element of the page that neither contains `inner` nor is inside it, as few as possible. */
function elementsBeside(inner: Element): HTMLElement[] {
  const parent = inner.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter((element) => element !== inner) as HTMLElement[];
  return parent.matches('body') ? siblings : [...siblings, ...elementsBeside(parent)];
}
