'use client';

import type { FocusEvent, MouseEvent, ReactNode } from 'react';

/** A tap on the space left of the menu closes it. */
const panelLook = [
  'fixed inset-0 left-auto h-dvh max-h-none w-[min(23rem,100vw-48px)]',
  'overflow-y-auto overscroll-contain bg-ground text-ink backdrop:bg-backdrop',
].join(' ');

/** Slides in from the right. With discrete steps, it stays visible while it slides out. */
const motionLook = [
  'translate-x-full open:translate-none starting:open:translate-x-full',
  'transition-[translate,display,overlay] transition-discrete duration-170 ease-tide',
].join(' ');

/**
 * A popover: the browser opens and closes it with the buttons that name its id, even before React
 * is ready. React closes it when something in it is chosen, or when the focus leaves it.
 */
export function MobileMenu({ id, children }: { id: string; children: ReactNode }) {
  // Before the navigation: otherwise the menu would be open when Back shows this page again.
  const closeOnChoice = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a')) currentTarget.hidePopover();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    <div
      aria-label="Menu"
      className={`${panelLook} ${motionLook}`}
      data-place="menu"
      id={id}
      onBlur={closeOnLeaving}
      onClickCapture={closeOnChoice}
      popover="auto"
      role="dialog"
    >
      {children}
    </div>
  );
}
