import { linkedElement } from './section-links';

const formOf = (doc: Document) => doc.querySelector<HTMLFormElement>('#get-quote-form');

/**
 * A brand page's URL may name a model (`#x3`): Get Quote takes it along, and the draft of a text
 * message.
 */
export function addLinkedModel(doc: Document): void {
  const form = formOf(doc);
  const model = linkedElement(doc)?.querySelector<HTMLElement>('[data-model]')?.dataset.model;
  if (!form || !model || new FormData(form).has('model')) return;
  form.append(
    Object.assign(doc.createElement('input'), { type: 'hidden', name: 'model', value: model }),
  );
}

/** Links to text messages, but those of tools: their drafts name the car. */
const DRAFTS = 'a[href^="sms:"]:not([data-own-draft])';

/**
 * Adds the car that the page knows, a field of Get Quote's form, to the draft of a text message
 * that a link opens.
 */
export function addCarToDrafts(doc: Document): void {
  doc.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(DRAFTS);
    const form = formOf(doc);
    if (!link || !form) return;
    const fields = new FormData(form);
    const car = ['make', 'model'].flatMap((name) => fields.get(name) ?? []).join(' ');
    // The car may have changed since the last click.
    link.dataset.draft ??= link.href;
    link.href = link.dataset.draft + encodeURIComponent(car && `: ${car}`);
  });
}
