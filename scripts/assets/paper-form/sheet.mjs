import { LineCapStyle, PDFHexString, PDFName, rgb } from 'pdf-lib';
import { loadTypeScript } from '../../lib/load-typescript.mjs';

const hex = (code) => rgb(...[1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16) / 255));

const { config } = await loadTypeScript(`export { default as config } from '@/tailwind.config';`);
const { colors } = config.theme;

export const color = {
  ink: hex(colors.ink.DEFAULT),
  slate: hex(colors.slate),
  harbor: hex(colors.harbor),
  coral: hex(colors.coral.DEFAULT),
  glass: hex(colors.glass.pale),
  glassDeep: hex(colors.glass.deep),
  hairline: hex(colors.sand.deep),
  control: hex(colors.control),
  white: hex(colors.white),
};

/** US Letter in points. */
export const SIZE = [612, 792];
export const MARGIN = 45;
export const WIDTH = SIZE[0] - 2 * MARGIN;
const GUTTER = 9;
const LABEL = 7.75;
const FIELD = 18.5;

/** Before the field is drawn: set afterwards, the size would cost a second drawing of each. */
const fontSize = (field, size) => field.acroField.setDefaultAppearance(`/Helvetica ${size} Tf`);

/** One page, written from the top down. */
export class Sheet {
  /** @param {{ row: number }} options `row`: the height of a row of fields, its label and the air below it */
  constructor({ pdf, fonts, tags, row }) {
    this.row = row;
    this.page = pdf.addPage(SIZE);
    this.form = pdf.getForm();
    this.fonts = fonts;
    this.tags = tags;
    this.y = SIZE[1] - MARGIN;
    tags.open(this.page);
  }

  text(
    content,
    { x = MARGIN, y = this.y, size = 9, font = this.fonts.text, ink = color.ink, role = 'P' } = {},
  ) {
    this.tags.mark(this.page, role, () => this.page.drawText(content, { x, y, size, font, color: ink }));
  }

  textToRight(content, { right = SIZE[0] - MARGIN, size = 9, font = this.fonts.text, ...rest }) {
    this.text(content, { x: right - font.widthOfTextAtSize(content, size), size, font, ...rest });
  }

  lines(content, { size, width, font = this.fonts.text }) {
    const lines = [];
    for (const word of content.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Running text; moves down by its height. */
  paragraph(
    content,
    { x = MARGIN, width = WIDTH, size = 8.75, leading = 12, ink = color.ink, after = 4 } = {},
  ) {
    const lines = this.lines(content, { size, width });
    const font = this.fonts.text;
    this.tags.mark(this.page, 'P', () => {
      lines.forEach((line, index) => {
        // The space is for readers that join the lines.
        const text = index < lines.length - 1 ? `${line} ` : line;
        this.page.drawText(text, { x, y: this.y - size - index * leading, size, font, color: ink });
      });
    });
    this.y -= lines.length * leading + after;
  }

  hairline(y = this.y, ink = color.hairline) {
    this.tags.decorate(this.page, () =>
      this.page.drawLine({
        start: { x: MARGIN, y },
        end: { x: SIZE[0] - MARGIN, y },
        thickness: 0.6,
        color: ink,
        lineCap: LineCapStyle.Butt,
      }),
    );
  }

  section(number, title, { remark = '', first = false } = {}) {
    this.y -= 8;
    if (!first) this.hairline();
    this.y -= 17;
    const font = this.fonts.display;
    this.tags.mark(this.page, 'H2', () => {
      this.page.drawText(`${number} `, { x: MARGIN, y: this.y, size: 12, font, color: color.harbor });
      this.page.drawText(title, { x: MARGIN + 16, y: this.y, size: 12, font, color: color.ink });
    });
    if (remark) this.textToRight(remark, { size: LABEL, ink: color.slate });
    this.y -= 8;
  }

  /** Left edge and width of a part of the row, counted in twelfths. */
  part(from, span) {
    const unit = (WIDTH + GUTTER) / 12;
    return { x: MARGIN + from * unit, width: span * unit - GUTTER };
  }

  label(content, x, y) {
    this.text(content, { x, y, size: LABEL, ink: color.slate, font: this.fonts.text, role: 'Lbl' });
  }

  /**
   * A row of text fields.
   * @param {{ name: string, label: string, span: number, says?: string, max?: number }[]} fields spans in twelfths
   */
  fields(fields) {
    let from = 0;
    for (const { name, label, span, says = label, max } of fields) {
      const { x, width } = this.part(from, span);
      this.label(label, x, this.y - LABEL);
      this.input(name, says, { x, y: this.y - LABEL - 4.5 - FIELD, width, height: FIELD, max });
      from += span;
    }
    this.y -= this.row;
  }

  input(name, says, { x, y, width, height, max, lines = false }) {
    const field = this.form.createTextField(name);
    if (lines) field.enableMultiline();
    if (max) field.setMaxLength(max);
    fontSize(field, 10);
    field.addToPage(this.page, {
      x,
      y,
      width,
      height,
      font: this.fonts.text,
      textColor: color.ink,
      backgroundColor: color.glass,
      borderColor: color.control,
      borderWidth: 0.6,
    });
    this.tags.widget(this.page, field, says);
  }

  /**
   * One choice of several, in a line of its own or a part of one.
   * @param {{ name: string, label: string, options: string[], from?: number, gap?: number }} choice
   */
  choice({ name, label, options, from = 0, gap = 14 }) {
    const group = this.form.createRadioGroup(name);
    group.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
    const { x: left } = this.part(from, 1);
    this.label(label, left, this.y - LABEL);
    let x = left;
    const y = this.y - LABEL - 4.5 - FIELD + 4;
    for (const option of options) {
      group.addOptionToPage(option, this.page, {
        x,
        y,
        width: 11,
        height: 11,
        textColor: color.ink,
        backgroundColor: color.glass,
        borderColor: color.control,
        borderWidth: 0.8,
      });
      this.tags.widget(this.page, group, `${label}: ${option}`);
      this.text(option, { x: x + 15, y: y + 2.2, size: 9, role: 'Lbl' });
      x += 15 + this.fonts.text.widthOfTextAtSize(option, 9) + gap;
    }
  }

  next() {
    this.y -= this.row;
  }

  checkbox({ name, label, x = MARGIN }) {
    this.y -= 1;
    const box = this.form.createCheckBox(name);
    const y = this.y - 12;
    box.addToPage(this.page, {
      x,
      y,
      width: 11,
      height: 11,
      textColor: color.ink,
      backgroundColor: color.glass,
      borderColor: color.control,
      borderWidth: 0.8,
    });
    this.tags.widget(this.page, box, label);
    this.text(label, { x: x + 16, y: y + 2.2, size: 9, role: 'Lbl' });
    this.y -= 19;
  }

  /** A line to sign on: typed into, or signed by hand on paper. */
  signature({ name, label, dateName }) {
    const sign = this.part(0, 8);
    const date = this.part(8, 4);
    for (const [part, fieldName, says, words] of [
      [
        sign,
        name,
        `${label}: type your full name, or print and sign`,
        `${label} (type your full name, or print and sign)`,
      ],
      [date, dateName, `Date of the signature, ${label.toLowerCase()}`, 'Date (MM/DD/YYYY)'],
    ]) {
      const field = this.form.createTextField(fieldName);
      fontSize(field, 12);
      field.addToPage(this.page, {
        x: part.x,
        y: this.y - 28,
        width: part.width,
        height: 24,
        font: this.fonts.text,
        textColor: color.ink,
        backgroundColor: color.white,
        borderWidth: 0,
      });
      this.tags.widget(this.page, field, says);
      this.tags.decorate(this.page, () =>
        this.page.drawLine({
          start: { x: part.x, y: this.y - 29 },
          end: { x: part.x + part.width, y: this.y - 29 },
          thickness: 0.9,
          color: color.ink,
        }),
      );
      this.label(words, part.x, this.y - 39);
    }
    this.y -= 52;
  }
}
