/** Adds the car that the page knows, a field of Get Quote's form, to the draft of a text message that a link opens. */
export function addCarToDrafts(doc: Document): void {
  doc.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="sms:"]');
    const form = doc.querySelector<HTMLFormElement>('#get-quote-form');
    if (!link || !form) return;
    const fields = new FormData(form);
    const car = ['make', 'model'].flatMap((name) => fields.get(name) ?? []).join(' ');
    // The car may have changed since the last click.
    link.dataset.draft ??= link.href;
    link.href = link.dataset.draft + encodeURIComponent(car && `: ${car}`);
  });
}
