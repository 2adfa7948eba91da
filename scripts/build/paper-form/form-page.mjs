import { LineCapStyle, PDFHexString, PDFName } from 'pdf-lib';
import { color } from './colors.mjs';

/** US Letter in points. */
const PAGE_WIDTH = 612;
export const PAGE_HEIGHT = 792;
export const MARGIN = 45;
export const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const GUTTER = 9;
const LABEL_SIZE = 7.75;
const FIELD_HEIGHT = 18.5;
/** From the top of a row to the bottom of its fields. */
const FIELD_BOTTOM = LABEL_SIZE + 4.5 + FIELD_HEIGHT;

/** Of a checkbox or a radio button. */
const TICK_BOX = {
  width: 11,
  height: 11,
  textColor: color.ink,
  backgroundColor: color.glass,
  borderColor: color.control,
  borderWidth: 0.8,
};

/** @typedef {{ name: string, label: string, span: number, spoken: string, max?: number }} Field `span` in twelfths */
/**
 * @typedef {object} TextStyle
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [size]
 * @property {import('pdf-lib').PDFFont} [font]
 * @property {import('pdf-lib').RGB} [ink]
 * @property {string} [role] structure type
 */

/**
 * Has to be set before the field is added to the page: afterward it would cost a second appearance stream.
 *
 * @param {import('pdf-lib').PDFTextField} field
 * @param {number} size
 */
const setFontSize = (field, size) => field.acroField.setDefaultAppearance(`/Helvetica ${size} Tf`);

/** One page of the form, filled from top to bottom; `y` is the current position. */
export class FormPage {
  /**
   * @param {object} options
   * @param {import('pdf-lib').PDFDocument} options.pdf
   * @param {Record<'text' | 'bold' | 'display', import('pdf-lib').PDFFont>} options.fonts
   * @param {import('./tags.mjs').Tags} options.tags
   * @param {number} options.rowHeight of a row of fields: label, field and the space below
   */
  constructor({ pdf, fonts, tags, rowHeight }) {
    this.rowHeight = rowHeight;
    this.page = pdf.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
    this.form = pdf.getForm();
    this.fonts = fonts;
    this.tags = tags;
    this.y = PAGE_HEIGHT - MARGIN;
    tags.addPage(this.page);
  }

  /** @param {string} content @param {TextStyle} style */
  text(
    content,
    { x = MARGIN, y = this.y, size = 9, font = this.fonts.text, ink = color.ink, role = 'P' } = {},
  ) {
    this.tags.mark(this.page, role, () => this.page.drawText(content, { x, y, size, font, color: ink }));
  }

  /** @param {string} content @param {TextStyle} style */
  textToRight(content, { size = 9, font = this.fonts.text, ...rest }) {
    const x = PAGE_WIDTH - MARGIN - font.widthOfTextAtSize(content, size);
    this.text(content, { x, size, font, ...rest });
  }

  /** @param {string} content @param {{ size: number, width: number }} measure @returns {string[]} wrapped lines */
  lines(content, { size, width }) {
    const [first = '', ...words] = content.split(' ');
    const lines = [];
    let line = first;
    for (const word of words) {
      if (this.fonts.text.widthOfTextAtSize(`${line} ${word}`, size) <= width) {
        line += ` ${word}`;
      } else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  }

  /**
   * Running text; moves down by its height.
   *
   * @param {string} content
   * @param {TextStyle & { width?: number, leading?: number, after?: number }} style
   */
  paragraph(
    content,
    { x = MARGIN, width = WIDTH, size = 8.75, leading = 12, ink = color.ink, after = 4 } = {},
  ) {
    const lines = this.lines(content, { size, width });
    const font = this.fonts.text;
    this.tags.mark(this.page, 'P', () => {
      lines.forEach((line, index) => {
        // Readers that join the lines need the space.
        const text = index < lines.length - 1 ? `${line} ` : line;
        this.page.drawText(text, { x, y: this.y - size - index * leading, size, font, color: ink });
      });
    });
    this.y -= lines.length * leading + after;
  }

  hairline(y = this.y) {
    this.tags.artifact(this.page, () =>
      this.page.drawLine({
        start: { x: MARGIN, y },
        end: { x: PAGE_WIDTH - MARGIN, y },
        thickness: 0.6,
        color: color.hairline,
        lineCap: LineCapStyle.Butt,
      }),
    );
  }

  /** @param {number} number @param {string} title @param {{ remark?: string, first?: boolean }} options */
  section(number, title, { remark = '', first = false } = {}) {
    this.y -= 8;
    if (!first) this.hairline();
    this.y -= 17;
    const font = this.fonts.display;
    this.tags.mark(this.page, 'H2', () => {
      this.page.drawText(`${number} `, { x: MARGIN, y: this.y, size: 12, font, color: color.harbor });
      this.page.drawText(title, { x: MARGIN + 16, y: this.y, size: 12, font, color: color.ink });
    });
    if (remark) this.textToRight(remark, { size: LABEL_SIZE, ink: color.slate });
    this.y -= 8;
  }

  /** @param {number} from @param {number} span in twelfths @returns left edge and width of this part of a row */
  part(from, span) {
    const unit = (WIDTH + GUTTER) / 12;
    return { x: MARGIN + from * unit, width: span * unit - GUTTER };
  }

  /** @param {string} content @param {number} x @param {number} y */
  label(content, x, y) {
    this.text(content, { x, y, size: LABEL_SIZE, ink: color.slate, font: this.fonts.text, role: 'Lbl' });
  }

  /**
   * A row of text fields.
   *
   * @param {Field[]} fields
   * @param {number} [start] twelfth at which the first one begins
   */
  fields(fields, start = 0) {
    let from = start;
    for (const { name, label, span, spoken, max } of fields) {
      const { x, width } = this.part(from, span);
      this.label(label, x, this.y - LABEL_SIZE);
      const box = { x, y: this.y - FIELD_BOTTOM, width, height: FIELD_HEIGHT };
      this.input(name, spoken, box, { max });
      from += span;
    }
    this.nextRow();
  }

  /**
   * @param {string} name
   * @param {string} spoken what a screen reader announces
   * @param {{ x: number, y: number, width: number, height: number }} box
   * @param {{ max?: number, multiline?: boolean, signed?: boolean }} options `signed`: without a border, in larger text
   */
  input(name, spoken, box, { max, multiline = false, signed = false } = {}) {
    const field = this.form.createTextField(name);
    if (multiline) field.enableMultiline();
    if (max) field.setMaxLength(max);
    setFontSize(field, signed ? 12 : 10);
    const colors = signed
      ? { backgroundColor: color.white, borderWidth: 0 }
      : { backgroundColor: color.glass, borderColor: color.control, borderWidth: 0.6 };
    field.addToPage(this.page, { ...box, font: this.fonts.text, textColor: color.ink, ...colors });
    this.tags.widget(this.page, field, spoken);
  }

  /**
   * Radio buttons, in a row of their own or a part of one.
   *
   * @param {{ name: string, label: string, options: string[], from?: number, gap?: number }} choice
   */
  choice({ name, label, options, from = 0, gap = 14 }) {
    const group = this.form.createRadioGroup(name);
    group.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
    const { x: left } = this.part(from, 1);
    this.label(label, left, this.y - LABEL_SIZE);
    let x = left;
    const y = this.y - FIELD_BOTTOM + 4;
    for (const option of options) {
      group.addOptionToPage(option, this.page, { x, y, ...TICK_BOX });
      this.tags.widget(this.page, group, `${label}: ${option}`);
      this.text(option, { x: x + 15, y: y + 2.2, size: 9, role: 'Lbl' });
      x += 15 + this.fonts.text.widthOfTextAtSize(option, 9) + gap;
    }
  }

  nextRow() {
    this.y -= this.rowHeight;
  }

  /** @param {string} name @param {string} label */
  checkbox(name, label) {
    this.y -= 1;
    const box = this.form.createCheckBox(name);
    const y = this.y - 12;
    box.addToPage(this.page, { x: MARGIN, y, ...TICK_BOX });
    this.tags.widget(this.page, box, label);
    this.text(label, { x: MARGIN + 16, y: y + 2.2, size: 9, role: 'Lbl' });
    this.y -= 19;
  }

  /** Lines for a signature and its date: typed into, or signed by hand on paper. @param {string} name @param {string} label */
  signature(name, label) {
    const instruction = 'type your full name, or print and sign';
    const parts = [
      {
        ...this.part(0, 8),
        name: `${name}.signature`,
        spoken: `${label}: ${instruction}`,
        printed: `${label} (${instruction})`,
      },
      {
        ...this.part(8, 4),
        name: `${name}.signed-on`,
        spoken: `Date of the signature, ${label.toLowerCase()}`,
        printed: 'Date (MM/DD/YYYY)',
      },
    ];
    for (const { x, width, name: fieldName, spoken, printed } of parts) {
      this.input(fieldName, spoken, { x, y: this.y - 28, width, height: 24 }, { signed: true });
      this.tags.artifact(this.page, () =>
        this.page.drawLine({
          start: { x, y: this.y - 29 },
          end: { x: x + width, y: this.y - 29 },
          thickness: 0.9,
          color: color.ink,
        }),
      );
      this.label(printed, x, this.y - 39);
    }
    this.y -= 52;
  }
}
