'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

/** It slides in from the right, and leaves room at the left, where a tap closes it. */
const panel = [
  'fixed inset-0 left-auto h-dvh max-h-none w-[min(23rem,100vw-48px)]',
  'overflow-y-auto overscroll-contain bg-ground text-ink backdrop:bg-backdrop',
  'translate-x-full open:translate-none starting:open:translate-x-full',
  // Discrete steps: it stays visible while it slides out.
  'transition-[translate,display,overlay] transition-discrete duration-170 ease-tide',
].join(' ');

/**
 * A popover, which the browser opens and closes by the buttons that name its id, also before React.
 * React keeps the focus out of the page below while it's open, returns it to the button, and closes
 * it on a choice.
 */
export function MobileMenu({ id, children }: { id: string; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!menu.current) return;
    markCurrentPage(menu.current);
    return makeModal(menu.current);
  }, []);

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

/** In the browser, because the layout doesn't know which page it's on. */
function markCurrentPage(menu: HTMLElement): void {
  const { pathname } = window.location;
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('nav a'))
    if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
}

/** @returns a function that ends it */
function makeModal(menu: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const setPageInert = (inert: boolean) => {
    for (const element of elementsBeside(menu)) element.inert = inert;
  };
  const onOpen = () => {
    if (!menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
    // The browser computes all styles of the page again, a tenth of a second on a slow phone.
    afterPaint(() => setPageInert(isOpen(menu)));
  };
  // Before the browser returns the focus to the button, which must be able to take it.
  const onBeforeToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') setPageInert(false);
  };
  const onToggle = () => (isOpen(menu) ? onOpen() : returnFocus(menu));
  // Not open when Back shows this page again.
  const closeOnChoice = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  };

  menu.addEventListener('beforetoggle', onBeforeToggle, { signal });
  menu.addEventListener('toggle', onToggle, { signal });
  menu.addEventListener('click', closeOnChoice, { signal });
  if (isOpen(menu)) onOpen(); // Before React.
  return () => {
    listening.abort();
    setPageInert(false);
  };
}

const isOpen = (menu: HTMLElement) => menu.matches(':popover-open');

/**
 * After a tap outside, browsers leave the focus on the page or, until the next frame, in the menu.
 */
function returnFocus(menu: HTMLElement): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || menu.contains(activeElement);
  if (isLost) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
}

/** Every element of the page that neither contains `inner` nor is inside it, as few as possible. */
function elementsBeside(inner: Element): HTMLElement[] {
  const parent = inner.parentElement;
  if (!parent) return [];

  const siblings = [...parent.children].filter((element) => element !== inner) as HTMLElement[];
  return parent.matches('body') ? siblings : [...siblings, ...elementsBeside(parent)];
}
