'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

/** Slides in from the right. A tap on the space left of it closes it. */
const panel = [
  'fixed inset-0 left-auto h-dvh max-h-none w-[min(23rem,100vw-48px)]',
  'overflow-y-auto overscroll-contain bg-ground text-ink backdrop:bg-backdrop',
  'translate-x-full open:translate-none starting:open:translate-x-full',
  // With discrete steps, it stays visible while it slides out.
  'transition-[translate,display,overlay] transition-discrete duration-170 ease-tide',
].join(' ');

/**
 * A popover: the browser opens and closes it with the buttons that name its id, even before React
 * is ready. React makes the rest of the page inert while it's open, returns the focus to the
 * button, and closes it when a link is chosen.
 */
export function MobileMenu({ id, children }: { id: string; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => (menu.current ? makeModal(menu.current) : undefined), []);

  return (
    <div
      aria-label="Menu"
      className={panel}
      data-place="menu"
      id={id}
      popover="auto"
      ref={menu}
      role="dialog"
    >
      {children}
    </div>
  );
}

function makeModal(menu: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const setPageInert = (inert: boolean) => {
    for (const element of elementsBeside(menu)) element.inert = inert;
  };
  const onOpen = () => {
    if (!menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
    // Making the page inert recalculates all its styles, which takes 0.1 s on a slow phone.
    afterPaint(() => setPageInert(isOpen(menu)));
  };
  // The browser returns the focus to the button, which can't take it while it's inert.
  const onBeforeToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') setPageInert(false);
  };
  const onToggle = () => (isOpen(menu) ? onOpen() : returnFocus(menu));
  // Otherwise the menu would be open when Back shows this page again.
  const closeOnChoice = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  };

  menu.addEventListener('beforetoggle', onBeforeToggle, { signal });
  menu.addEventListener('toggle', onToggle, { signal });
  menu.addEventListener('click', closeOnChoice, { signal });
  if (isOpen(menu)) onOpen(); // It was opened before React was ready.
  return () => {
    listening.abort();
    setPageInert(false);
  };
}

const isOpen = (menu: HTMLElement) => menu.matches(':popover-open');

/** After a tap outside the menu, browsers may leave the focus on the page or in the menu. */
function returnFocus(menu: HTMLElement): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || menu.contains(activeElement);
  if (isLost) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
}

/** The elements that make up the page around `inner`, as few as possible. */
function elementsBeside(inner: Element): HTMLElement[] {
  const parent = inner.parentElement;
  if (!parent) return [];

  const siblings = [...parent.children].filter((element) => element !== inner) as HTMLElement[];
  return parent.matches('body') ? siblings : [...siblings, ...elementsBeside(parent)];
}
