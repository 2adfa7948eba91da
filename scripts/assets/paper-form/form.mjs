import { PDFDocument, StandardFonts } from 'pdf-lib';
import { shareAppearances } from './appearances.mjs';
import { color, MARGIN, Sheet, SIZE, WIDTH } from './sheet.mjs';
import { Tags } from './tags.mjs';

/** The form's own date: the same bytes on every run. Change it with the words of the form. */
const REVISED = new Date('2025-08-16T12:00:00Z');
const REVISION = 'Form of August 16, 2025';
const TITLE = 'Credit Application';

/** @returns {Promise<Uint8Array>} the form for this business */
export async function drawForm({ business, routes, mileageOptions }) {
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
  const facts = { ...business, host: new URL(business.siteUrl).host, routes, mileageOptions };
  const sheets = [35.75, 34].map((row) => new Sheet({ pdf, fonts, tags, row }));
  firstPage(sheets[0], facts);
  secondPage(sheets[1], facts);
  for (const [index, sheet] of sheets.entries()) footer(sheet, index + 1, facts);
  tags.close(pdf);
  shareAppearances(pdf);
  return pdf.save({ updateFieldAppearances: false });
}

const place = ({ street, city, state, zip }) => `${street}, ${city}, ${state} ${zip}`;

function mark(sheet, x, top) {
  const { page } = sheet;
  const at = { x, y: top, scale: 0.85 };
  sheet.tags.decorate(page, () => {
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

function letterhead(sheet, { name, phone, email, address }) {
  const top = SIZE[1] - 38;
  mark(sheet, MARGIN, top);
  sheet.text(name, { x: MARGIN + 43, y: top - 22, size: 15, font: sheet.fonts.display });
  sheet.textToRight(phone, { y: top - 9, size: 10, font: sheet.fonts.bold });
  sheet.textToRight(email, { y: top - 21, size: 8.5, ink: color.slate });
  sheet.textToRight(place(address), { y: top - 32, size: 8.5, ink: color.slate });
  sheet.tags.decorate(sheet.page, () =>
    sheet.page.drawSvgPath('M0 12C43 12 64 4 109 4s71 9 127 9 82-10 135-10 80 9 151 6', {
      x: MARGIN,
      y: top - 38,
      borderColor: color.harbor,
      borderWidth: 1,
    }),
  );
  sheet.y = top - 54;
}

function firstPage(sheet, facts) {
  letterhead(sheet, facts);
  sheet.y -= 33;
  sheet.text(TITLE, { size: 24, font: sheet.fonts.display, role: 'H1' });
  sheet.textToRight('Fill in on your screen, or print and use black ink.', { size: 8.75, ink: color.slate });
  sheet.y -= 14;
  returnBox(sheet, facts);

  sheet.section(1, 'Applicant', { remark: 'You must be 18 or older.' });
  sheet.fields([
    { name: 'applicant.name', label: 'Full legal name', span: 8 },
    { name: 'applicant.birth', label: 'Date of birth (MM/DD/YYYY)', span: 4, max: 10 },
  ]);
  sheet.fields([
    { name: 'applicant.phone', label: 'Phone', span: 4 },
    { name: 'applicant.email', label: 'Email', span: 8 },
  ]);

  sheet.section(2, 'Home');
  address(sheet, 'applicant');
  sheet.choice({
    name: 'applicant.housing',
    label: 'Housing',
    options: ['Rent', 'Own', 'With family', 'Other'],
  });
  housingFigures(sheet, 'applicant');

  sheet.section(3, 'Employment and income');
  employment(sheet, 'applicant');

  sheet.section(4, 'The vehicle you want');
  sheet.fields([
    { name: 'vehicle.make', label: 'Make', span: 4, says: 'Make of the vehicle you want' },
    { name: 'vehicle.model', label: 'Model', span: 4, says: 'Model of the vehicle you want' },
    { name: 'vehicle.trim', label: 'Trim, color, options', span: 4 },
  ]);
  sheet.choice({
    name: 'vehicle.mileage',
    label: 'Miles a year',
    options: facts.mileageOptions.map(({ label }) => label),
  });
  sheet.choice({
    name: 'vehicle.term',
    label: 'Lease term',
    options: ['24 months', '36 months', 'Not sure'],
    from: 7,
    gap: 10,
  });
  sheet.next();

  sheet.section(5, 'Trade-in', { remark: 'Leave empty if you have none.' });
  sheet.fields([
    {
      name: 'trade-in.vehicle',
      label: 'Year, make and model',
      span: 5,
      says: 'Trade-in: year, make and model',
    },
    { name: 'trade-in.mileage', label: 'Miles on it', span: 3, says: 'Trade-in: miles on it' },
    {
      name: 'trade-in.owed',
      label: 'Still owed on loan or lease ($)',
      span: 4,
      says: 'Trade-in: dollars still owed on loan or lease',
    },
  ]);
}

function returnBox(sheet, { email, phone, host, routes, shortName }) {
  const words =
    `Save the filled form and email it to ${email}, or bring or mail it to our office. Ordinary email is not encrypted ` +
    `from end to end: if you do not want these details to travel that way, use the secure form at ${host}${routes.creditApp} ` +
    `or call ${phone.replace(' ', '\u00a0')}. This form does not ask for your Social Security number. Please do not write it here: ${shortName} asks ` +
    'for it by phone or through the secure form.';
  const size = 8.5;
  const leading = 11.5;
  const lines = sheet.lines(words, { size, width: WIDTH - 24 });
  const height = lines.length * leading + 12;
  sheet.tags.decorate(sheet.page, () =>
    sheet.page.drawRectangle({
      x: MARGIN,
      y: sheet.y - height,
      width: WIDTH,
      height,
      color: color.glass,
      borderColor: color.glassDeep,
      borderWidth: 0.6,
    }),
  );
  sheet.y -= 6;
  sheet.paragraph(words, { x: MARGIN + 12, width: WIDTH - 24, size, leading, after: 6 });
}

const who = (person) => (person === 'applicant' ? '' : 'Co-applicant: ');

function address(sheet, person) {
  sheet.fields([
    {
      name: `${person}.street`,
      label: 'Street address and apartment',
      span: 5,
      says: `${who(person)}Street address and apartment`,
    },
    { name: `${person}.city`, label: 'City', span: 4, says: `${who(person)}City` },
    { name: `${person}.state`, label: 'State', span: 1, says: `${who(person)}State, two letters`, max: 2 },
    { name: `${person}.zip`, label: 'ZIP', span: 2, says: `${who(person)}ZIP code`, max: 10 },
  ]);
}

/** Beside the housing choice, in the same row. */
function housingFigures(sheet, person) {
  beside(sheet, [
    {
      name: `${person}.housing-payment`,
      label: 'Monthly payment ($)',
      from: 6,
      span: 3,
      says: `${who(person)}Monthly housing payment in dollars`,
    },
    {
      name: `${person}.housing-years`,
      label: 'Years at this address',
      from: 9,
      span: 3,
      says: `${who(person)}Years at this address`,
    },
  ]);
}

function beside(sheet, fields) {
  for (const { name, label, from, span, says } of fields) {
    const { x, width } = sheet.part(from, span);
    sheet.label(label, x, sheet.y - 7.75);
    sheet.input(name, says, { x, y: sheet.y - 30.75, width, height: 18.5 });
  }
  sheet.next();
}

function employment(sheet, person) {
  sheet.choice({
    name: `${person}.employment`,
    label: person === 'applicant' ? 'You are' : 'The co-applicant is',
    options: ['Employed', 'Self-employed', 'Retired', 'A student', 'Other'],
  });
  beside(sheet, [
    {
      name: `${person}.job-years`,
      label: 'Years in this job',
      from: 9,
      span: 3,
      says: `${who(person)}Years in this job`,
    },
  ]);
  sheet.fields([
    {
      name: `${person}.employer`,
      label: 'Employer or business',
      span: 5,
      says: `${who(person)}Employer or business`,
    },
    { name: `${person}.job`, label: 'Job title', span: 4, says: `${who(person)}Job title` },
    {
      name: `${person}.employer-phone`,
      label: 'Employer\u2019s phone',
      span: 3,
      says: `${who(person)}Phone of the employer`,
    },
  ]);
  sheet.fields([
    {
      name: `${person}.income`,
      label: 'Gross monthly income ($)',
      span: 4,
      says: `${who(person)}Gross monthly income in dollars`,
    },
    {
      name: `${person}.other-income`,
      label: 'Other monthly income ($)',
      span: 3,
      says: `${who(person)}Other monthly income in dollars`,
    },
    {
      name: `${person}.other-income-source`,
      label: 'Source of the other income',
      span: 5,
      says: `${who(person)}Source of the other income`,
    },
  ]);
  sheet.paragraph(
    'Alimony, child support or separate maintenance income need not be revealed if you do not wish to have it considered.',
    { size: 7.75, leading: 10, ink: color.slate, after: 1 },
  );
}

function secondPage(sheet, facts) {
  letterhead(sheet, facts);
  sheet.y += 8;
  sheet.section(6, 'Co-applicant', { remark: 'Leave empty if you apply alone.', first: true });
  sheet.fields([
    { name: 'co-applicant.name', label: 'Full legal name', span: 5, says: 'Co-applicant: Full legal name' },
    {
      name: 'co-applicant.birth',
      label: 'Date of birth (MM/DD/YYYY)',
      span: 4,
      says: 'Co-applicant: Date of birth (MM/DD/YYYY)',
      max: 10,
    },
    {
      name: 'co-applicant.relation',
      label: 'Relation to applicant',
      span: 3,
      says: 'Co-applicant: Relation to the applicant',
    },
  ]);
  sheet.fields([
    { name: 'co-applicant.phone', label: 'Phone', span: 4, says: 'Co-applicant: Phone' },
    { name: 'co-applicant.email', label: 'Email', span: 8, says: 'Co-applicant: Email' },
  ]);
  sheet.checkbox({ name: 'co-applicant.same-address', label: 'Lives at the applicant\u2019s address' });
  address(sheet, 'co-applicant');
  employment(sheet, 'co-applicant');

  sheet.section(7, 'Anything we should know');
  const height = 32;
  sheet.input('remarks', 'Anything we should know', {
    x: MARGIN,
    y: sheet.y - height,
    width: WIDTH,
    height,
    lines: true,
  });
  sheet.y -= height + 4;

  sheet.section(8, 'What you agree to');
  for (const words of agreement(facts)) {
    sheet.tags.decorate(sheet.page, () =>
      sheet.page.drawCircle({ x: MARGIN + 3, y: sheet.y - 6, size: 1.6, color: color.coral }),
    );
    sheet.paragraph(words, { x: MARGIN + 16, width: WIDTH - 16, size: 8.75, leading: 11.5, after: 2.5 });
  }
  sheet.y -= 4;
  sheet.checkbox({ name: 'agreed', label: 'I have read this and agree to it.' });
  sheet.y -= 4;
  sheet.signature({
    name: 'applicant.signature',
    label: 'Applicant\u2019s signature',
    dateName: 'applicant.signed-on',
  });
  sheet.signature({
    name: 'co-applicant.signature',
    label: 'Co-applicant\u2019s signature',
    dateName: 'co-applicant.signed-on',
  });
}

/** In line with content/legal: the same rules, the same figures. */
function agreement({ name, host, routes }) {
  return [
    'I am 18 or older, and what I have written here is true and complete.',
    `I ask ${name}, an independent auto broker, to pass this application to sellers, leasing companies and lenders who may be able to help. They may obtain my credit report, and their inquiry may affect my score.`,
    'Applications are not guaranteed approval. Sellers, leasing companies and lenders make every credit decision by their own rules.',
    'Credit application fees are non-refundable. If one is due, I am told the amount before I pay it.',
    'By submitting a form with a phone number, I consent to receive text messages about my inquiry, quote, application or appointment. I can reply STOP to opt out and HELP for help. Message and data rates may apply. Consent is not a condition of leasing or buying anything.',
    'What is written here is kept for 6 months and then deleted. Those who receive the application keep it under their own policies.',
    `I may withdraw this application at any time before I sign a lease. New Jersey law governs. The full texts: ${[routes.privacy, routes.terms, routes.refunds].map((path) => host + path).join(', ')}.`,
  ];
}

function footer(sheet, number, { name }) {
  sheet.y = 34;
  sheet.hairline(46);
  sheet.text(`${name}  |  ${REVISION}`, { size: 7.5, ink: color.slate });
  sheet.textToRight(`Page ${number} of 2`, { size: 7.5, ink: color.slate });
}
