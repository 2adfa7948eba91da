/** Opens a closed `<details>` when the URL's hash targets something inside it, for browsers that do not do so themselves. */
export function openLinkedDetails(doc: Document, win: Window): void {
  const open = () => {
    const target = doc.getElementById(win.location.hash.slice(1));
    const details = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!target || !details) return;
    details.open = true;
    target.scrollIntoView();
  };
  open();
  win.addEventListener('hashchange', open);
}
