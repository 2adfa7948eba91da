import { PDFHexString, PDFName, PDFOperator } from 'pdf-lib';

/**
 * The structure that screen readers follow (tagged PDF): what is a heading, a paragraph, a form field, in reading
 * order; everything else is an artifact. pdf-lib draws, but leaves this to its user.
 */
export class Tags {
  #context;
  #document;
  #elements = [];
  #numbers = [];
  #nextKey = 0;
  #pages = new Map();

  constructor(pdf) {
    this.#context = pdf.context;
    this.#document = this.#context.nextRef();
  }

  #add(entries) {
    const element = this.#context.register(
      this.#context.obj({ Type: 'StructElem', P: this.#document, ...entries }),
    );
    this.#elements.push(element);
    return element;
  }

  /** Takes a page in: its annotations follow the structure when people press Tab. */
  open(page) {
    const key = this.#nextKey++;
    this.#pages.set(page, { key, elements: [] });
    page.node.set(PDFName.of('StructParents'), this.#context.obj(key));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  }

  /** @param {string} role a standard structure type: H1, H2, P, Lbl @param {() => void} draw */
  mark(page, role, draw) {
    const { elements } = this.#pages.get(page);
    const id = elements.length;
    elements.push(this.#add({ S: role, Pg: page.ref, K: id }));
    page.pushOperators(PDFOperator.of('BDC', [PDFName.of(role), `<</MCID ${id}>>`]));
    draw();
    page.pushOperators(PDFOperator.of('EMC'));
  }

  /** Lines and grounds: nothing to read. */
  decorate(page, draw) {
    page.pushOperators(PDFOperator.of('BMC', [PDFName.of('Artifact')]));
    draw();
    page.pushOperators(PDFOperator.of('EMC'));
  }

  /** The widget that was put on the page last, and its field. @param {string} name what a screen reader says */
  widget(page, field, name) {
    const annotations = page.node.Annots();
    const reference = annotations.get(annotations.size() - 1);
    const widget = this.#context.lookup(reference);
    const key = this.#nextKey++;
    const words = PDFHexString.fromText(name);
    if (!field.acroField.dict.has(PDFName.of('TU'))) field.acroField.dict.set(PDFName.of('TU'), words);
    widget.set(PDFName.of('TU'), words);
    widget.set(PDFName.of('StructParent'), this.#context.obj(key));
    const element = this.#add({
      S: 'Form',
      Pg: page.ref,
      Alt: words,
      K: { Type: 'OBJR', Obj: reference, Pg: page.ref },
    });
    this.#numbers.push(key, element);
  }

  /** Writes the tree into the document. */
  close(pdf) {
    const root = this.#context.nextRef();
    for (const { key, elements } of this.#pages.values()) this.#numbers.push(key, elements);
    const pairs = [];
    for (let i = 0; i < this.#numbers.length; i += 2) pairs.push([this.#numbers[i], this.#numbers[i + 1]]);
    // A number tree has to be in order of its keys.
    pairs.sort(([a], [b]) => a - b);
    this.#context.assign(
      this.#document,
      this.#context.obj({ Type: 'StructElem', S: 'Document', P: root, K: this.#elements }),
    );
    this.#context.assign(
      root,
      this.#context.obj({
        Type: 'StructTreeRoot',
        K: this.#document,
        ParentTree: { Nums: pairs.flat() },
        ParentTreeNextKey: this.#nextKey,
      }),
    );
    pdf.catalog.set(PDFName.of('StructTreeRoot'), root);
    pdf.catalog.set(PDFName.of('MarkInfo'), this.#context.obj({ Marked: true }));
  }
}
