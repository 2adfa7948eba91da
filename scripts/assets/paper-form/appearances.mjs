import { PDFDict, PDFName, PDFRef } from 'pdf-lib';

/**
 * Empty fields of one size look alike: they share one drawing instead of carrying a copy each, and the drawing for
 * the moment of the click is left to the reader. Halves the file; a reader that fills a field draws it anew.
 */
export function shareAppearances(pdf) {
  const { context } = pdf;
  const known = new Map();
  const shared = (reference) => {
    const stream = context.lookup(reference);
    const key = `${stream.dict}${stream.getContentsString()}`;
    if (!known.has(key)) known.set(key, reference);
    if (known.get(key) !== reference) context.delete(reference);
    return known.get(key);
  };
  for (const field of pdf.getForm().getFields()) {
    for (const widget of field.acroField.getWidgets()) {
      const appearance = widget.dict.lookup(PDFName.of('AP'), PDFDict);
      for (const { reference } of drawings(appearance, 'D')) context.delete(reference);
      appearance.delete(PDFName.of('D'));
      for (const { owner, name, reference } of drawings(appearance, 'N')) owner.set(name, shared(reference));
    }
  }
}

/** A text field has one drawing, a box or a circle one for each of its states. */
function drawings(appearance, kind) {
  const name = PDFName.of(kind);
  const entry = appearance.get(name);
  if (entry instanceof PDFRef) return [{ owner: appearance, name, reference: entry }];
  if (entry instanceof PDFDict) {
    return entry.entries().map(([state, reference]) => ({ owner: entry, name: state, reference }));
  }
  return [];
}
