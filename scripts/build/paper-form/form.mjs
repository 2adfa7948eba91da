import { PDFDocument, StandardFonts } from 'pdf-lib';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { shareAppearances } from './appearances.mjs';
import { color } from './colors.mjs';
import { FormPage, MARGIN, PAGE_HEIGHT, WIDTH } from './form-page.mjs';
import { firstSections, lastSections } from './sections.mjs';
import { Tags } from './tags.mjs';

/** A fixed date, so that every run writes the same bytes. Change it together with the form's text. */
const REVISED = new Date('2026-11-22T12:00:00Z');
const REVISION = 'Form of November 22, 2026';
const TITLE = 'Credit Application';

/**
 * @typedef {typeof import('@/lib/content/business') & typeof import('@/lib/quote/mileage') &
 *   typeof import('@/lib/site/routes')} Sources
 * @typedef {Sources['business']} Business
 */

/** @returns {Promise<Uint8Array>} the form with the facts of content/business.ts */
export async function drawForm() {
  /** @type {Sources} */
  const { business, mileageOptions, routes } = await loadTypeScript(`
    export { business } from '@/lib/content/business';
    export { mileageOptions } from '@/lib/quote/mileage';
    export { routes } from '@/lib/site/routes';
  `);
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(`${TITLE}, ${business.name}`, { showInWindowTitleBar: true });
  pdf.setAuthor(business.name);
  pdf.setSubject(`Paper form of ${business.siteUrl}${routes.creditApp}`);
  pdf.setLanguage('en-US');
  pdf.setCreationDate(REVISED);
  pdf.setModificationDate(REVISED);
  const fonts = {
    text: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    display: await pdf.embedFont(StandardFonts.TimesRomanBold),
  };
  const tags = new Tags(pdf);
  const host = new URL(business.siteUrl).host;
  const [first, second] = [35.75, 34].map((rowHeight) => new FormPage({ pdf, fonts, tags, rowHeight }));
  if (!first || !second) throw new Error('two pages were created');

  letterhead(first, business);
  first.y -= 33;
  first.text(TITLE, { size: 24, font: fonts.display, role: 'H1' });
  first.textToRight('Fill in on your screen, or print and use black ink.', { size: 8.75, ink: color.slate });
  first.y -= 14;
  returnBox(first, business, host + routes.creditApp);
  firstSections(
    first,
    mileageOptions.map(({ label }) => label),
  );
  letterhead(second, business);
  second.y += 8;
  const legalPages = [routes.privacy, routes.terms, routes.refunds].map((path) => host + path);
  lastSections(second, agreement(business.name, legalPages));
  footer(first, 1, business);
  footer(second, 2, business);
  tags.write(pdf);
  shareAppearances(pdf);
  return pdf.save({ updateFieldAppearances: false });
}

/** @param {FormPage} form @param {number} x @param {number} top */
function logo({ page, tags }, x, top) {
  const at = { x, y: top, scale: 0.85 };
  tags.artifact(page, () => {
    page.drawCircle({ x: x + 17, y: top - 17, size: 15.7, borderColor: color.ink, borderWidth: 1.3 });
    page.drawCircle({ x: x + 17, y: top - 14.9, size: 4.25, borderColor: color.ink, borderWidth: 1.6 });
    page.drawSvgPath('M2.6 26.5c5.2 0 6.6-2.6 11.4-2.6s6.6 3.4 12 3.4 6.4-2 11-2.4', {
      ...at,
      borderColor: color.coral,
      borderWidth: 2.2,
    });
    page.drawSvgPath('M7 32.2c4 0 5-1.6 8.4-1.6s5 2 8.8 2 4.6-.9 8-1.3', {
      ...at,
      borderColor: color.ink,
      borderWidth: 1.4,
    });
  });
}

/** The facts stand beside the name, or below it where they don't fit. @param {FormPage} form @param {Business} business */
function letterhead(form, { name, phone, email, address: { street, city, state, zip } }) {
  const top = PAGE_HEIGHT - 38;
  logo(form, MARGIN, top);
  const { text, bold, display } = form.fonts;
  const address = `${street}, ${city}, ${state} ${zip}`;
  const x = MARGIN + 43;
  const small = { size: 8.5, ink: color.slate };
  const width = Math.max(...[email, address].map((fact) => text.widthOfTextAtSize(fact, small.size)));
  if (43 + display.widthOfTextAtSize(name, 15) + 16 + width <= WIDTH) {
    form.text(name, { x, y: top - 22, size: 15, font: display });
    form.textToRight(phone, { y: top - 9, size: 10, font: bold });
    form.textToRight(email, { y: top - 21, ...small });
    form.textToRight(address, { y: top - 32, ...small });
  } else {
    form.text(name, { x, y: top - 9, size: 13, font: display });
    form.text(`${phone}  |  ${email}`, { x, y: top - 21, ...small });
    form.text(address, { x, y: top - 32, ...small });
  }
  form.tags.artifact(form.page, () =>
    form.page.drawSvgPath('M0 12C43 12 64 4 109 4s71 9 127 9 82-10 135-10 80 9 151 6', {
      x: MARGIN,
      y: top - 38,
      borderColor: color.harbor,
      borderWidth: 1,
    }),
  );
  form.y = top - 54;
}

/** How the form is returned. @param {FormPage} form @param {Business} business @param {string} secureForm URL */
function returnBox(form, { email, phone, shortName, leadForms }, secureForm) {
  const [instead, through] = leadForms.credit
    ? [`use the secure form at ${secureForm} or `, ' or through the secure form']
    : ['', ''];
  const text =
    `Save your filled-in form and email it to ${email}, or bring or mail it to our office. Ordinary email isn\u2019t encrypted ` +
    `from end to end. If you don\u2019t want these details to travel that way, ${instead}call ${phone.replace(' ', '\u00a0')}. ` +
    'This form does not ask for your Social Security number, so please don\u2019t write it here. ' +
    `${shortName} will ask for it by phone${through}.`;
  const [size, leading, width] = [8.5, 11.5, WIDTH - 24];
  const height = form.lines(text, { size, width }).length * leading + 12;
  form.tags.artifact(form.page, () =>
    form.page.drawRectangle({
      x: MARGIN,
      y: form.y - height,
      width: WIDTH,
      height,
      color: color.glass,
      borderColor: color.glassDeep,
      borderWidth: 0.6,
    }),
  );
  form.y -= 6;
  form.paragraph(text, { x: MARGIN + 12, width, size, leading, after: 6 });
}

/** The rules and figures of content/legal. @param {string} name @param {string[]} legalPages URLs */
function agreement(name, legalPages) {
  return [
    'I am 18 or older, and what I\u2019ve written here is true and complete.',
    `I ask ${name}, an independent auto broker, to pass this application to sellers, leasing companies, and lenders who may be able to help. They may pull my credit report, and their inquiry may affect my score.`,
    'Applications are not guaranteed approval. Sellers, leasing companies, and lenders make every credit decision by their own rules.',
    'Credit application fees are non-refundable. If there\u2019s one, I\u2019ll be told the amount before I pay it. In New York, an automobile broker can\u2019t take any fee before it has done its work.',
    'By submitting a form with a phone number, I consent to receive text messages about my inquiry, quote, application, or appointment. I can reply STOP to opt out and HELP for help. Message and data rates may apply. Consent is not a condition of leasing or buying anything.',
    'What I\u2019ve written here is kept for 6 months and then deleted. Those who receive the application keep it under their own policies.',
    `I can withdraw this application any time before I sign a lease. New Jersey law governs. The full texts: ${legalPages.join(', ')}.`,
  ];
}

/** @param {FormPage} form @param {number} number @param {Business} business */
function footer(form, number, { name }) {
  form.y = 34;
  form.hairline(46);
  form.text(`${name}  |  ${REVISION}`, { size: 7.5, ink: color.slate });
  form.textToRight(`Page ${number} of 2`, { size: 7.5, ink: color.slate });
}
