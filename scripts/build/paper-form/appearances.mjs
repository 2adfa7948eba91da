import { PDFDict, PDFName, PDFRef, PDFStream } from 'pdf-lib';

/**
 * Empty fields of one size have equal appearance streams: they share one instead of carrying a copy each, and the
 * appearance of the pressed state is left to the reader. Halves the file; a reader that fills in a field replaces it.
 *
 * @param {import('pdf-lib').PDFDocument} pdf
 */
export function shareAppearances(pdf) {
  const { context } = pdf;
  /** @type {Map<string, PDFRef>} */
  const known = new Map();
  const shared = (/** @type {PDFRef} */ reference) => {
    const stream = context.lookup(reference, PDFStream);
    const key = `${stream.dict}${stream.getContentsString()}`;
    const first = known.get(key);
    if (!first) known.set(key, reference);
    else if (first !== reference) context.delete(reference);
    return first ?? reference;
  };
  for (const field of pdf.getForm().getFields()) {
    for (const widget of field.acroField.getWidgets()) {
      const appearance = widget.dict.lookup(PDFName.of('AP'), PDFDict);
      for (const { reference } of streams(appearance, 'D')) context.delete(reference);
      appearance.delete(PDFName.of('D'));
      for (const { owner, name, reference } of streams(appearance, 'N')) owner.set(name, shared(reference));
    }
  }
}

/**
 * A text field has one appearance stream, a checkbox or radio button one for each of its states.
 *
 * @param {PDFDict} appearance
 * @param {'N' | 'D'} kind normal or pressed
 * @returns {{ owner: PDFDict, name: PDFName, reference: PDFRef }[]}
 */
function streams(appearance, kind) {
  const name = PDFName.of(kind);
  const entry = appearance.get(name);
  if (entry instanceof PDFRef) return [{ owner: appearance, name, reference: entry }];
  if (!(entry instanceof PDFDict)) return [];
  return entry
    .entries()
    .flatMap(([state, reference]) =>
      reference instanceof PDFRef ? [{ owner: entry, name: state, reference }] : [],
    );
}
