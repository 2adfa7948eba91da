import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

type Options = {
  isOpen: boolean;
  /** Whether Back always closes the dialog, even if the entry's state says it's still open. */
  closesOnAnyBack: boolean;
  /** Called after the history entry was added and before the browser paints. */
  onEntered: () => void;
  /** Called after Back: the dialog's entry is no longer the current one. */
  onBack: () => void;
};

/**
 * Adds an entry to the session history while a dialog is open, so that Back closes it.
 *
 * @returns a function for any other way of closing: it goes back over the entry, and over `more`
 *   entries after it
 */
export function useDialogEntry(options: Options): (more: number) => void {
  const { isOpen, closesOnAnyBack } = options;
  const onEntered = useEffectEvent(options.onEntered);
  const onBack = useEffectEvent(options.onBack);
  /** In development, React runs effects twice, but only one entry must be added. */
  const hasEntry = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen || hasEntry.current) return;
    hasEntry.current = true;
    // Otherwise WebKit scrolls to the top of the page if the dialog closes after a submission.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ ...window.history.state, dialog: true }, '');
    onEntered();
  }, [isOpen]);

  useEffect(() => {
    const onPopState = () => {
      const isStillThere = window.history.state?.dialog && !closesOnAnyBack;
      if (hasEntry.current && isStillThere) return;
      if (hasEntry.current) onBack();
      hasEntry.current = false;
      restoreScrolling();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [closesOnAnyBack]);

  return (more) => {
    if (hasEntry.current) window.history.go(-1 - more);
    hasEntry.current = false;
  };
}

/** Turned on only after the browser has restored this entry's position. */
function restoreScrolling(): void {
  afterPaint(() => {
    window.history.scrollRestoration = 'auto';
  });
}
