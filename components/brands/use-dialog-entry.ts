import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

type Options = {
  isOpen: boolean;
  /** Whether Back closes the dialog whatever the entry says that it leads to. */
  closesOnAnyBack: boolean;
  /** Called before anything is drawn, with the entry added. */
  onEntered: () => void;
  /** Called when Back has been pressed: the entry is no longer the current one. */
  onBack: () => void;
};

/**
 * Gives an open dialog an entry of the session history, so that Back closes it.
 *
 * @returns a function for everything else that closes it: goes back over the entry, and over as many
 *   after it as it's told
 */
export function useDialogEntry(options: Options): (more: number) => void {
  const { isOpen, closesOnAnyBack } = options;
  const onEntered = useEffectEvent(options.onEntered);
  const onBack = useEffectEvent(options.onBack);
  /** In development React runs each effect twice. */
  const hasEntry = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen || hasEntry.current) return;
    hasEntry.current = true;
    // Otherwise WebKit would go to the top of the page when the dialog closes after a submission.
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

/** Other entries get the browser's scrolling, once it has found the position of this one. */
function restoreScrolling(): void {
  afterPaint(() => {
    window.history.scrollRestoration = 'auto';
  });
}
