/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from 'pdf-lib';
import { business } from '@/lib/content/business';
import { mileageOptions } from '@/lib/quote/mileage';

/** What the build writes; in a process of its own, because Jest can't load its modules. */
const bytes = spawnSync(process.execPath, [
  '--input-type=module',
  '-e',
  "import { drawForm } from './scripts/build/paper-form/form.mjs'; process.stdout.write(await drawForm());",
]).stdout;
let pdf: PDFDocument;
beforeEach(async () => {
  pdf = await PDFDocument.load(bytes);
});

const fieldNames = () =>
  pdf
    .getForm()
    .getFields()
    .map((field) => field.getName());

/** The text of a page in one line: pdf-lib writes each line as a hexadecimal string in Windows-1252. */
function textOf(index: number): string {
  const contents = pdf.getPage(index).node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const code = streams
    .map((entry) => pdf.context.lookup(entry))
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
  return [...code.matchAll(/<([0-9A-F]+)> Tj/gi)]
    .map((match) => new TextDecoder('windows-1252').decode(Buffer.from(match[1] ?? '', 'hex')))
    .join('\n')
    .replace(/\s+/g, ' ');
}

describe('the paper credit application', () => {
  it('has the name, phone, email and street address of the business on both pages', () => {
    const { street, city, state, zip } = business.address;
    for (const page of [0, 1]) {
      for (const fact of [
        business.name,
        business.phone,
        business.email,
        `${street}, ${city}, ${state} ${zip}`,
      ]) {
        expect(textOf(page)).toContain(fact);
      }
    }
  });

  it('is two tagged US Letter pages in English, under 60 KB', () => {
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([
      { width: 612, height: 792 },
      { width: 612, height: 792 },
    ]);
    expect(bytes.length).toBeLessThan(60 * 1024);
    expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('en-US');
    const markInfo = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
    expect(markInfo.get(PDFName.of('Marked'))?.toString()).toBe('true');
  });

  it.each([
    'I am 18 or older',
    'Applications are not guaranteed approval',
    'Credit application fees are non-refundable',
    'By submitting a form with a phone number, I consent to receive text messages',
    'STOP to opt out and HELP for help',
    'Message and data rates may apply',
    'kept for 6 months',
    'New Jersey law governs',
    'does not ask for your Social Security number',
  ])('states: %s', (rule) => {
    expect(`${textOf(0)} ${textOf(1)}`).toContain(rule);
  });

  it('has every field that a leasing company asks for, and none for a Social Security number', () => {
    const person =
      'name birth phone email street city state zip employment employer job income signature signed-on';
    const required = [
      ...person.split(' ').flatMap((field) => [`applicant.${field}`, `co-applicant.${field}`]),
      ...['applicant.housing', 'applicant.housing-payment', 'trade-in.vehicle', 'trade-in.owed', 'agreed'],
      ...['make', 'model', 'mileage', 'term'].map((field) => `vehicle.${field}`),
    ];
    expect(fieldNames()).toEqual(expect.arrayContaining(required));
    expect(fieldNames().filter((name) => /ssn|social|security/i.test(name))).toEqual([]);
  });

  it('offers the annual mileages that the site offers, by their labels', () => {
    const options = pdf.getForm().getRadioGroup('vehicle.mileage').getOptions();
    expect(options).toEqual(mileageOptions.map(({ label }) => label));
  });

  it('describes each field for screen readers, and Tab follows the structure', () => {
    for (const field of pdf.getForm().getFields()) {
      const description = field.acroField.dict.lookup(PDFName.of('TU'), PDFHexString).decodeText();
      expect({ name: field.getName(), description }).toEqual({
        name: field.getName(),
        description: expect.stringMatching(/\w{3,}/),
      });
      for (const { dict } of field.acroField.getWidgets()) {
        expect(dict.has(PDFName.of('TU'))).toBe(true);
        expect(dict.has(PDFName.of('StructParent'))).toBe(true);
      }
    }
    for (const page of pdf.getPages()) expect(page.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'));
  });
});
