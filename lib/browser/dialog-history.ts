/** The entries that an open dialog adds to the session history. */
export type DialogHistory = {
  opened: () => void;
  /** Call when the dialog closed by anything but Back. */
  closed: () => void;
  /** Adds another entry: Back closes the dialog, too, after the form in its frame has added one of its own. */
  cover: () => void;
  stop: () => void;
};

/**
 * Lets Back close an open dialog instead of leaving the page (docs/product.md#brand-pages). When the dialog closes, the
 * page's own entry is current again, however many entries the form in its frame has added. Forward has no effect.
 *
 * @param onBack closes the dialog
 */
export function dialogHistory(win: Window, onBack: () => void): DialogHistory {
  const { history, navigation } = win as Window & { navigation?: Navigation };
  let isOpen = false;
  /** Whether the next change of the entry is the page's own, not Back. */
  let leaving = false;
  /** Key of the page's own entry. */
  let page: string | undefined;
  let frames = new WeakSet<EventTarget>();

  const isDialogEntry = () => Boolean((history.state as { dialog?: boolean } | null)?.dialog);
  const cover = () => history.pushState({ ...history.state, dialog: true }, '');
  const leave = () => {
    if (leaving || !isDialogEntry()) return;
    // Entries of the frame alone are not among those of `navigation`, which go back over them. Browsers without it
    // (before 2026) may keep some entries, each of them this page.
    leaving = true;
    if (!navigation || !page) history.back();
    else {
      navigation.traverseTo(page).finished?.catch(() => {
        leaving = false;
      });
    }
  };
  const onPop = () => {
    if (leaving) {
      leaving = false;
      if (isOpen) cover();
      return;
    }
    if (isOpen) onBack();
    isOpen = false;
    leave();
  };
  const onFrameLoad = ({ target }: Event) => {
    // A frame without URL is still empty.
    if (!isOpen || !(target instanceof HTMLIFrameElement) || !target.hasAttribute('src')) return;
    if (frames.has(target)) cover();
    frames.add(target);
  };
  win.addEventListener('popstate', onPop);
  win.document.addEventListener('load', onFrameLoad, { capture: true });
  return {
    opened() {
      isOpen = true;
      frames = new WeakSet();
      // A new entry would cancel the change that is under way; it's added afterward.
      if (leaving) return;
      if (!isDialogEntry()) page = navigation?.currentEntry?.key;
      cover();
    },
    closed() {
      isOpen = false;
      leave();
    },
    cover,
    stop() {
      win.removeEventListener('popstate', onPop);
      win.document.removeEventListener('load', onFrameLoad, { capture: true });
    },
  };
}
