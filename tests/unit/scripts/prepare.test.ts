/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { business } from '@/lib/content/business';
import { mileageOptions } from '@/lib/quote/mileage-options';
import { checkVariablesAndPlaceholders } from '@/scripts/prepare/check-variables-and-placeholders';
import { fillPaperForm } from '@/scripts/prepare/paper-form';

const template = readFileSync('scripts/prepare/credit-application.pdf');
const built = async (facts = business()) => PDFDocument.load(await fillPaperForm(template, facts));
const textOf = (pdf: PDFDocument, field: string) =>
  pdf.getForm().getTextField(`business.${field}`).getText();

// Writing a PDF takes a second, and several on a busy machine.

describe('the paper credit application', () => {
  it('has the facts of the business in read-only fields that the business cannot outgrow', async () => {
    const name = 'The Independent Automobile Leasing Brokers of Both Shores';
    const pdf = await built({ ...business(), name });
    const { street, city, state, zip } = business().address;
    expect(textOf(pdf, 'name')).toBe(name);
    expect(textOf(pdf, 'phone')).toBe(business().phone);
    expect(textOf(pdf, 'email')).toBe(business().email);
    expect(textOf(pdf, 'online-form')).toContain('/credit-app');
    expect(textOf(pdf, 'address')).toBe(`${street}, ${city}, ${state} ${zip}`);
    expect(pdf.getTitle()).toContain(name);
    const field = pdf.getForm().getTextField('business.name');
    expect(field.isReadOnly()).toBe(true);
    expect(field.acroField.getWidgets()).toHaveLength(2);
    const [, size] = /([\d.]+) Tf/.exec(field.acroField.getDefaultAppearance() ?? '') ?? [];
    expect(Number(size)).toBeLessThan(10);
  });

  it('links to the legal pages of the site, and prints their addresses', async () => {
    const pdf = await built({ ...business(), siteUrl: 'https://www.leases.example' });
    const links = pdf.getPages().flatMap((page) =>
      (page.node.Annots()?.asArray() ?? []).flatMap((annotation) => {
        const action = pdf.context
          .lookup(annotation, PDFDict)
          .lookupMaybe(PDFName.of('A'), PDFDict);
        return action?.lookup(PDFName.of('URI'), PDFString).asString() ?? [];
      }),
    );
    const printed = ['terms', 'privacy', 'refunds'].map((field) => `https://${textOf(pdf, field)}`);
    expect(printed[0]).toBe('https://www.leases.example/terms-of-service');
    expect(links).toEqual(printed);
  });

  it('stays tagged and fillable, asks for no Social Security number, and offers the mileages of the site', async () => {
    const pdf = await built();
    expect([pdf.getPageCount(), pdf.catalog.has(PDFName.of('StructTreeRoot'))]).toEqual([2, true]);
    const form = pdf.getForm();
    const own = form.getFields().filter((field) => !field.getName().startsWith('business.'));
    expect(own.filter((field) => field.isReadOnly())).toEqual([]);
    const names = form.getFields().map((field) => field.getName());
    expect(names).toEqual(
      expect.arrayContaining(['applicant.name', 'co-applicant.name', 'vehicle.make']),
    );
    expect(names.filter((name) => /ssn|social|security/i.test(name))).toEqual([]);
    expect(form.getRadioGroup('vehicle.mileage').getOptions()).toEqual(
      mileageOptions.map(({ label }) => label),
    );
  });
});

const complete = {
  SUPABASE_URL: 'https://abc.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  LEAD_FORM_ORIGIN: 'https://forms.example',
};
const placeholder = "content/business.ts:7  name: 'Example'";
const production = { ...complete, VERCEL_ENV: 'production' };

describe('before the build', () => {
  it('there is nothing to report when everything is set', () => {
    expect(checkVariablesAndPlaceholders(complete, [placeholder])).toEqual([]);
    expect(checkVariablesAndPlaceholders(production, [])).toEqual([]);
  });

  it('missing variables are named in one note and do not stop it', () => {
    expect(checkVariablesAndPlaceholders({ SUPABASE_URL: '' }, [placeholder])).toEqual([
      `Not set, so the site is built without them (.env.example explains each):
  SUPABASE_URL and its key: without them /inventory says that its database is not configured
  LEAD_FORM_ORIGIN: without it the three forms are replaced by a notice with the phone number`,
    ]);
  });

  it('a preview without a test form is told of that variable, and of the URL only where it is missing', () => {
    const notes = (env = {}) =>
      checkVariablesAndPlaceholders({ ...complete, VERCEL_ENV: 'preview', ...env }, []).join();
    expect(notes()).toContain('PREVIEW_LEAD_FORM_ID: without it');
    expect(notes()).not.toContain('LEAD_FORM_ORIGIN');
    expect(notes({ LEAD_FORM_ORIGIN: '' })).toContain('LEAD_FORM_ORIGIN');
    expect(notes({ PREVIEW_LEAD_FORM_ID: 'test-1' })).toBe('');
  });

  it('placeholders stop a production build alone, each named with file and line', () => {
    const build = (env = {}) =>
      checkVariablesAndPlaceholders({ ...production, ...env }, [placeholder]);
    expect(build).toThrow(/content\/business.ts:7 {2}name: 'Example'[\s\S]*ALLOW_PLACEHOLDERS=1/);
    expect(build({ VERCEL_ENV: 'preview' }).join()).not.toContain('content/business.ts');
    expect(build({ ALLOW_PLACEHOLDERS: '1' }).join()).toContain('content/business.ts:7');
  });
});
