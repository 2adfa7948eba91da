/** Fills in the fields "business.…" of credit-application.pdf. Any form editor can change it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { addressLine, type Business, business } from '@/lib/content/business';
import { PAPER_FORM_PATH, routes } from '@/lib/site/routes';

const TEMPLATE = 'scripts/prepare/credit-application.pdf';

/** Points of empty space at each side of a field. */
const MARGIN = 4;

/** Name, text, font, and maximum font size in points of each field. */
function factsOf(facts: Business) {
  const { name, phone, email, siteUrl } = facts;
  const { Helvetica, HelveticaBold, TimesRomanBold } = StandardFonts;
  const host = new URL(siteUrl).host;
  const secure = `To send these details encrypted, use the secure form at ${host}${routes.creditApp}.`;
  return [
    ['name', name, TimesRomanBold, 15],
    ['phone', phone, HelveticaBold, 10],
    ['email', email, Helvetica, 8.5],
    ['address', addressLine(facts), Helvetica, 8.5],
    ['online-form', secure, Helvetica, 8.5],
    ['terms', host + routes.terms, Helvetica, 8.75],
    ['privacy', host + routes.privacy, Helvetica, 8.75],
    ['refunds', host + routes.refunds, Helvetica, 8.75],
  ] as const;
}

/** In the template, the links lead to the example site. This points them to `siteUrl`. */
function linkTo(siteUrl: string, pdf: PDFDocument): void {
  for (const page of pdf.getPages()) {
    for (const annotation of page.node.Annots()?.asArray() ?? []) {
      const action = pdf.context.lookup(annotation, PDFDict).lookupMaybe(PDFName.of('A'), PDFDict);
      const link = action?.lookupMaybe(PDFName.of('URI'), PDFString);
      if (!action || !link) continue;
      const { pathname } = new URL(link.asString());
      action.set(PDFName.of('URI'), PDFString.of(siteUrl + pathname));
    }
  }
}

/** Fills in the fields of `factsOf`. The result stays tagged and fillable, like the template. */
export async function fillPaperForm(template: Uint8Array, facts: Business): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(template, { updateMetadata: false });
  pdf.setTitle(`Credit Application, ${facts.name}`, { showInWindowTitleBar: true });
  pdf.setAuthor(facts.name);
  const form = pdf.getForm();
  for (const [field, value, font, size] of factsOf(facts)) {
    const embedded = await pdf.embedFont(font);
    const input = form.getTextField(`business.${field}`);
    const widths = input.acroField.getWidgets().map((widget) => widget.getRectangle().width);
    const largestSize = (Math.min(...widths) - MARGIN) / embedded.widthOfTextAtSize(value, 1);
    input.setText(value);
    input.setFontSize(Math.min(size, largestSize));
    input.updateAppearances(embedded);
  }
  linkTo(facts.siteUrl, pdf);
  return pdf.save({ updateFieldAppearances: false });
}

export async function writePaperForm(): Promise<void> {
  const file = path.join('public', PAPER_FORM_PATH);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await fillPaperForm(readFileSync(TEMPLATE), business()));
}
