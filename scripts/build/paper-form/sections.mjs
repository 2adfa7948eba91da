import { color } from './colors.mjs';
import { MARGIN, WIDTH } from './form-page.mjs';

/** @typedef {import('./form-page.mjs').FormPage} FormPage */
/** @typedef {import('./form-page.mjs').Field} Field */

/**
 * Fields of one group, such as `applicant`.
 *
 * @param {string} group prefix of the fields' names
 * @param {string} [intro] what a screen reader announces before each label
 * @returns {(name: string, label: string, span: number, options?: { spoken?: string, max?: number }) => Field} `spoken`
 *   replaces the label where that alone would be unclear
 */
const fieldsOf =
  (group, intro = '') =>
  (name, label, span, { spoken = label, max } = {}) => ({
    name: `${group}.${name}`,
    label,
    span,
    spoken: intro + spoken,
    max,
  });

const applicant = fieldsOf('applicant');
const coApplicant = fieldsOf('co-applicant', 'Co-applicant: ');
const vehicle = fieldsOf('vehicle');
const tradeIn = fieldsOf('trade-in', 'Trade-in: ');

/** The first page: applicant, vehicle and trade-in. @param {FormPage} form @param {string[]} mileages labels */
export function firstSections(form, mileages) {
  form.section(1, 'Applicant', { remark: 'You must be 18 or older.' });
  form.fields([
    applicant('name', 'Full legal name', 8),
    applicant('birth', 'Date of birth (MM/DD/YYYY)', 4, { max: 10 }),
  ]);
  form.fields([applicant('phone', 'Phone', 4), applicant('email', 'Email', 8)]);

  form.section(2, 'Home');
  address(form, applicant);
  form.choice({
    name: 'applicant.housing',
    label: 'Housing',
    options: ['Rent', 'Own', 'With family', 'Other'],
  });
  const payment = { spoken: 'Monthly housing payment in dollars' };
  form.fields(
    [
      applicant('housing-payment', 'Monthly payment ($)', 3, payment),
      applicant('housing-years', 'Years at this address', 3),
    ],
    6,
  );

  form.section(3, 'Employment and income');
  employment(form, applicant, { name: 'applicant.employment', label: 'You are' });

  form.section(4, 'The vehicle you want');
  form.fields([
    vehicle('make', 'Make', 4, { spoken: 'Make of the vehicle you want' }),
    vehicle('model', 'Model', 4, { spoken: 'Model of the vehicle you want' }),
    vehicle('trim', 'Trim, color, options', 4),
  ]);
  form.choice({ name: 'vehicle.mileage', label: 'Annual mileage', options: mileages });
  const terms = ['24 months', '36 months', 'Not sure'];
  form.choice({ name: 'vehicle.term', label: 'Lease term', options: terms, from: 7, gap: 10 });
  form.nextRow();

  form.section(5, 'Trade-in', { remark: 'Leave blank if you don\u2019t have one.' });
  form.fields([
    tradeIn('vehicle', 'Year, make, and model', 5, { spoken: 'year, make, and model' }),
    tradeIn('mileage', 'Miles on it', 3, { spoken: 'miles on it' }),
    tradeIn('owed', 'Still owed on loan or lease ($)', 4, {
      spoken: 'dollars still owed on loan or lease',
    }),
  ]);
}

/** The second page: co-applicant, remarks and signatures. @param {FormPage} form @param {string[]} agreement */
export function lastSections(form, agreement) {
  form.section(6, 'Co-applicant', { remark: 'Leave blank if you\u2019re applying alone.', first: true });
  form.fields([
    coApplicant('name', 'Full legal name', 5),
    coApplicant('birth', 'Date of birth (MM/DD/YYYY)', 4, { max: 10 }),
    coApplicant('relation', 'Relation to applicant', 3, { spoken: 'Relation to the applicant' }),
  ]);
  form.fields([coApplicant('phone', 'Phone', 4), coApplicant('email', 'Email', 8)]);
  form.checkbox('co-applicant.same-address', 'Lives at the applicant\u2019s address');
  address(form, coApplicant);
  employment(form, coApplicant, { name: 'co-applicant.employment', label: 'The co-applicant is' });

  const remarks = 'Anything else we should know';
  form.section(7, remarks);
  const height = 32;
  const box = { x: MARGIN, y: form.y - height, width: WIDTH, height };
  form.input('remarks', remarks, box, { multiline: true });
  form.y -= height + 4;

  form.section(8, 'What you agree to');
  for (const text of agreement) {
    form.tags.artifact(form.page, () =>
      form.page.drawCircle({ x: MARGIN + 3, y: form.y - 6, size: 1.6, color: color.coral }),
    );
    form.paragraph(text, { x: MARGIN + 16, width: WIDTH - 16, size: 8.75, leading: 11.5, after: 2.5 });
  }
  form.y -= 4;
  form.checkbox('agreed', 'I have read this and agree to it.');
  form.y -= 4;
  form.signature('applicant', 'Applicant\u2019s signature');
  form.signature('co-applicant', 'Co-applicant\u2019s signature');
}

/** @param {FormPage} form @param {typeof applicant} person */
function address(form, person) {
  form.fields([
    person('street', 'Street address and apartment', 5),
    person('city', 'City', 4),
    person('state', 'State', 1, { spoken: 'State, two letters', max: 2 }),
    person('zip', 'ZIP', 2, { spoken: 'ZIP code', max: 10 }),
  ]);
}

/** @param {FormPage} form @param {typeof applicant} person @param {{ name: string, label: string }} status */
function employment(form, person, status) {
  form.choice({ ...status, options: ['Employed', 'Self-employed', 'Retired', 'A student', 'Other'] });
  form.fields([person('job-years', 'Years in this job', 3)], 9);
  form.fields([
    person('employer', 'Employer or business', 5),
    person('job', 'Job title', 4),
    person('employer-phone', 'Employer\u2019s phone', 3, { spoken: 'Phone of the employer' }),
  ]);
  form.fields([
    person('income', 'Gross monthly income ($)', 4, { spoken: 'Gross monthly income in dollars' }),
    person('other-income', 'Other monthly income ($)', 3, { spoken: 'Other monthly income in dollars' }),
    person('other-income-source', 'Source of the other income', 5),
  ]);
  form.paragraph(
    'Alimony, child support or separate maintenance income need not be revealed if you do not wish to have it considered.',
    { size: 7.75, leading: 10, ink: color.slate, after: 1 },
  );
}
