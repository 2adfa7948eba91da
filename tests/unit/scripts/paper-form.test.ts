/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  decodePDFRawStream,
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRadioGroup,
  type PDFRawStream,
  PDFTextField,
} from 'pdf-lib';
import { business } from '@/content/business';
import { mileageOptions } from '@/lib/quote/mileage';
import { CREDIT_FORM_FILE } from '@/lib/site/constants';

const COMMAND = 'node scripts/assets/paper-form.mjs';
const bytes = readFileSync(join(process.cwd(), 'public', CREDIT_FORM_FILE));
const open = () => PDFDocument.load(bytes);

/** The words drawn on a page: pdf-lib writes each line as one hexadecimal string in Windows-1252. */
function wordsOf(pdf: PDFDocument, index: number): string {
  const contents = pdf.getPage(index).node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const code = streams
    .map((entry) => pdf.context.lookup(entry) as PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
  const lines = [...code.matchAll(/<([0-9A-F]+)> Tj/gi)].map((match) =>
    new TextDecoder('windows-1252').decode(Buffer.from(match[1] ?? '', 'hex')),
  );
  return lines.join('\n').replace(/\u00a0/g, ' ');
}

const inOneLine = (words: string) => words.replace(/\s+/g, ' ');

describe('the paper credit application', () => {
  it(`is what its script makes of the sources of today; if not, run: ${COMMAND}`, () => {
    const check = spawnSync(process.execPath, ['scripts/assets/paper-form.mjs', '--check'], {
      encoding: 'utf8',
    });
    expect({ code: check.status, says: check.stderr }).toEqual({ code: 0, says: '' });
  });

  it(`names the business as content/business.ts does; if not, run: ${COMMAND}`, async () => {
    const pdf = await open();
    const { street, city, state, zip } = business.address;
    for (const page of [0, 1]) {
      const lines = wordsOf(pdf, page).split('\n');
      expect(lines).toEqual(
        expect.arrayContaining([
          business.name,
          business.phone,
          business.email,
          `${street}, ${city}, ${state} ${zip}`,
        ]),
      );
    }
    expect(inOneLine(wordsOf(pdf, 0))).toContain(`email it to ${business.email}`);
    expect(pdf.getTitle()).toBe(`Credit Application, ${business.name}`);
  });

  it('is two US Letter pages, under 60 KB, in English, tagged', async () => {
    const pdf = await open();
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([
      { width: 612, height: 792 },
      { width: 612, height: 792 },
    ]);
    expect(bytes.length).toBeLessThan(60 * 1024);
    expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('en-US');
    expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe(
      'true',
    );
  });

  it('says the rules of the legal pages and asks for no Social Security number', async () => {
    const pdf = await open();
    const words = inOneLine(`${wordsOf(pdf, 0)}\n${wordsOf(pdf, 1)}`);
    for (const rule of [
      'I am 18 or older',
      'Applications are not guaranteed approval',
      'Credit application fees are non-refundable',
      'By submitting a form with a phone number, I consent to receive text messages',
      'STOP to opt out and HELP for help',
      'Message and data rates may apply',
      'kept for 6 months',
      'New Jersey law governs',
      'does not ask for your Social Security number',
    ]) {
      expect(words).toContain(rule);
    }
    const names = pdf
      .getForm()
      .getFields()
      .map((field) => field.getName());
    expect(names.filter((name) => /ssn|social|security/i.test(name))).toEqual([]);
  });

  it('has every field a leasing company asks for', async () => {
    const names = (await open())
      .getForm()
      .getFields()
      .map((field) => field.getName());
    for (const person of ['applicant', 'co-applicant']) {
      for (const field of ['name', 'birth', 'phone', 'email', 'street', 'city', 'state', 'zip']) {
        expect(names).toContain(`${person}.${field}`);
      }
      for (const field of ['employment', 'employer', 'job', 'income', 'signature', 'signed-on']) {
        expect(names).toContain(`${person}.${field}`);
      }
    }
    expect(names).toEqual(
      expect.arrayContaining([
        'applicant.housing',
        'applicant.housing-payment',
        'vehicle.make',
        'vehicle.model',
        'vehicle.mileage',
        'vehicle.term',
        'trade-in.vehicle',
        'trade-in.owed',
        'agreed',
      ]),
    );
  });

  it('can be filled in, saved and read again, field by field', async () => {
    const pdf = await open();
    const fields = pdf.getForm().getFields();
    const expected = new Map<string, string | boolean>();
    for (const field of fields) {
      if (field instanceof PDFTextField) {
        const answer = `Answer ${expected.size}`.slice(0, field.getMaxLength());
        field.setText(answer);
        expected.set(field.getName(), answer);
      } else if (field instanceof PDFCheckBox) {
        field.check();
        expected.set(field.getName(), true);
      } else if (field instanceof PDFRadioGroup) {
        const last = field.getOptions().at(-1) ?? '';
        field.select(last);
        expected.set(field.getName(), last);
      }
    }
    expect(expected.size).toBe(fields.length);
    const again = (await PDFDocument.load(await pdf.save())).getForm();
    for (const [name, answer] of expected) {
      const field = again.getField(name);
      if (field instanceof PDFTextField) expect(field.getText()).toBe(answer);
      else if (field instanceof PDFCheckBox) expect(field.isChecked()).toBe(answer);
      else expect((field as PDFRadioGroup).getSelected()).toBe(answer);
    }
  });

  it('offers the annual miles that the site offers, by their labels', async () => {
    const group = (await open()).getForm().getRadioGroup('vehicle.mileage');
    expect(group.getOptions()).toEqual(mileageOptions.map(({ label }) => label));
  });

  it('tells a screen reader what each field is, and follows the structure with Tab', async () => {
    const pdf = await open();
    for (const field of pdf.getForm().getFields()) {
      const says = field.acroField.dict.lookup(PDFName.of('TU'), PDFHexString);
      expect({ name: field.getName(), says: says.decodeText() }).toEqual({
        name: field.getName(),
        says: expect.stringMatching(/\w{3,}/),
      });
      for (const widget of field.acroField.getWidgets()) {
        expect(widget.dict.has(PDFName.of('TU'))).toBe(true);
        expect(widget.dict.has(PDFName.of('StructParent'))).toBe(true);
      }
    }
    for (const page of pdf.getPages()) expect(page.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'));
  });
});
