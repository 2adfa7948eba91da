import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  addedEntries,
  keepScrollPosition,
  startCountingEntries,
} from '@/components/lead-form/frame-history';

/**
 * Adds an entry to the session history while a dialog is open, so that Back closes it.
 *
 * @param onBack called after Back
 * @returns a function for any other way of closing: it goes back over the entry, and over those
 *   that a form in the dialog has added
 */
export function useDialogEntry(isOpen: boolean, onBack: () => void): () => void {
  /** In development, React runs effects twice, but only one entry must be added. */
  const hasEntry = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen || hasEntry.current) return;
    hasEntry.current = true;
    keepScrollPosition();
    window.history.pushState({ ...window.history.state, dialog: true }, '');
    startCountingEntries();
  }, [isOpen]);

  const onPopState = useEffectEvent(() => {
    if (hasEntry.current) onBack();
    hasEntry.current = false;
  });
  useEffect(() => {
    const listen = () => onPopState();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  return () => {
    if (hasEntry.current) window.history.go(-1 - addedEntries());
    hasEntry.current = false;
  };
}
