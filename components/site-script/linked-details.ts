/**
 * A link to something inside a closed `<details>` opens it (`/faq#bad-credit`). Most browsers do this by themselves;
 * this is for those that do not yet.
 */
export function openLinkedDetails(page: Document, place: Window): void {
  const open = () => {
    const target = page.getElementById(place.location.hash.slice(1));
    const details = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!target || !details) return;
    details.open = true;
    target.scrollIntoView();
  };
  open();
  place.addEventListener('hashchange', open);
}
