import { PDFDict, PDFHexString, PDFName, PDFOperator, PDFOperatorNames } from 'pdf-lib';

/** @typedef {import('pdf-lib').PDFPage} Page */
/** @typedef {import('pdf-lib').PDFRef} PDFRef */

/**
 * The structure tree of a tagged PDF, which screen readers follow: headings, paragraphs and form fields in reading order;
 * everything else is an artifact. pdf-lib has no support for it.
 */
export class Tags {
  #context;
  #document;
  /** @type {PDFRef[]} */
  #elements = [];
  /** @type {[key: number, value: PDFRef | PDFRef[]][]} entries of the parent tree */
  #parents = [];
  #nextKey = 0;
  /** @type {Map<Page, { key: number, elements: PDFRef[] }>} */
  #pages = new Map();

  /** @param {import('pdf-lib').PDFDocument} pdf */
  constructor(pdf) {
    this.#context = pdf.context;
    this.#document = this.#context.nextRef();
  }

  /** @param {NonNullable<Parameters<import('pdf-lib').PDFContext['stream']>[1]>} entries of a structure element */
  #add(entries) {
    const element = this.#context.register(
      this.#context.obj({ Type: 'StructElem', P: this.#document, ...entries }),
    );
    this.#elements.push(element);
    return element;
  }

  /** Makes Tab follow the structure. @param {Page} page */
  addPage(page) {
    const key = this.#nextKey++;
    this.#pages.set(page, { key, elements: [] });
    page.node.set(PDFName.of('StructParents'), this.#context.obj(key));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  }

  /**
   * @param {Page} page one that was added
   * @param {string} role a standard structure type: H1, H2, P, Lbl
   * @param {() => void} draw
   */
  mark(page, role, draw) {
    const elements = this.#pages.get(page)?.elements ?? [];
    const id = elements.length;
    elements.push(this.#add({ S: role, Pg: page.ref, K: id }));
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${role}`, `<</MCID ${id}>>`]),
    );
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Lines and backgrounds, which are not read. @param {Page} page @param {() => void} draw */
  artifact(page, draw) {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, ['/Artifact']));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /**
   * Describes the widget that was added to the page last, and its field.
   *
   * @param {Page} page
   * @param {import('pdf-lib').PDFField} field
   * @param {string} spoken what a screen reader announces
   */
  widget(page, field, spoken) {
    const annotations = page.node.Annots();
    const reference = annotations?.get(annotations.size() - 1);
    const widget = this.#context.lookup(reference, PDFDict);
    const key = this.#nextKey++;
    const text = PDFHexString.fromText(spoken);
    const description = PDFName.of('TU');
    if (!field.acroField.dict.has(description)) field.acroField.dict.set(description, text);
    widget.set(description, text);
    widget.set(PDFName.of('StructParent'), this.#context.obj(key));
    const object = { Type: 'OBJR', Obj: /** @type {PDFRef} */ (reference), Pg: page.ref };
    this.#parents.push([key, this.#add({ S: 'Form', Pg: page.ref, Alt: text, K: object })]);
  }

  /** Writes the tree into the document. @param {import('pdf-lib').PDFDocument} pdf */
  write(pdf) {
    const root = this.#context.nextRef();
    for (const { key, elements } of this.#pages.values()) this.#parents.push([key, elements]);
    // A number tree has to be sorted by its keys.
    this.#parents.sort(([a], [b]) => a - b);
    this.#context.assign(
      this.#document,
      this.#context.obj({ Type: 'StructElem', S: 'Document', P: root, K: this.#elements }),
    );
    this.#context.assign(
      root,
      this.#context.obj({
        Type: 'StructTreeRoot',
        K: this.#document,
        ParentTree: { Nums: this.#parents.flat() },
        ParentTreeNextKey: this.#nextKey,
      }),
    );
    pdf.catalog.set(PDFName.of('StructTreeRoot'), root);
    pdf.catalog.set(PDFName.of('MarkInfo'), this.#context.obj({ Marked: true }));
  }
}
