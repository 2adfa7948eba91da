import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ApplyRoute from '@/app/apply/page';
import { modelsOf } from '@/lib/catalogue/models';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { telHref } from '@/lib/format/tel-href';
import { INCOMPLETE_MESSAGE } from '@/lib/quote/selection';
import { frame, post } from '../lead-form/provider';

jest.mock('server-only', () => ({}));
jest.mock('@/components/lead-form/frame-script', () => ({ FrameScript: () => null }));
jest.mock('@/components/lead-form/settings', () => ({
  leadFormSettings: () => jest.requireActual('../lead-form/provider').settings,
}));

/** Renders the page as the server does for a query; the URL of the browser has none. */
async function open(query = '') {
  const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(query)));
  return render(await ApplyRoute({ params: Promise.resolve({}), searchParams }));
}
const chosen = 'make=alfa&model=giulia&mileage=7000&year=2019';
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const values = () => ['Make', 'Model', 'Annual mileage'].map((name) => select(name).value);
const message = () => screen.getByRole('alert').textContent;

describe('the apply page', () => {
  it.each([
    ['', ['', '', '']],
    ['make=Toyota', ['Toyota', '', '12000']],
    ['make=Toyota&year=2031&mileage=7000', ['Toyota', '', '7000']],
  ])('starts with the vehicle picker at "%s", which lacks a make or a model', async (query, expected) => {
    await open(query);
    expect(screen.getByRole('heading', { level: 1, name: pages().apply.heading })).toBeVisible();
    expect(values()).toEqual(expected);
    expect(message()).toBe('');
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['make=&year=2031&mileage=', 'Make', ['', '', '12000']],
    ['make=Kia&model=&year=2031&mileage=5000', 'Model', ['Kia', '', '5000']],
  ])('answers the incomplete form "%s" and focuses the %s', async (query, field, kept) => {
    await open(query);
    expect(message()).toBe(INCOMPLETE_MESSAGE);
    expect(select(field)).toHaveFocus();
    expect(select(field)).toBeInvalid();
    expect(values()).toEqual(kept);
  });

  it('asks for the model again when the form had no script and listed the models of another make', async () => {
    await open('make=Honda&model=Telluride&models=Kia&year=2031&mileage=5000');
    expect(values()).toEqual(['Honda', '', '5000']);
    expect([...select('Model').options].slice(1).map(({ text }) => text)).toEqual(modelsOf('Honda'));
    expect(message()).toBe('');
  });
});

describe('the apply page of a visitor who is not sure', () => {
  const fields = ['Kind of BMW', 'People', 'Miles a year'];

  it('has a GET form with the make, the miles, and the numbers of a tool that came along', async () => {
    await open('make=bimmer&mileage=7000');
    const { form } = select('Kind of BMW');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/apply', 'get']);
    const sent = { make: 'BMW', need: 'any', people: 'any', mileage: '7000' };
    expect(Object.fromEntries(new FormData(form ?? undefined) as never)).toEqual(sent);
    document.body.replaceChildren();
    await open();
    const { form: empty } = select('Kind of car');
    expect(Object.fromEntries(new FormData(empty ?? undefined) as never)).toEqual({
      ...{ need: 'any', people: 'any', mileage: '12000' },
    });
  });

  it('has a link to it only where a make was chosen since', async () => {
    const links = () => screen.queryAllByRole('link', { name: /^Not sure/ }).map((it) => it.textContent);
    await open('make=bmw');
    expect(links()).toEqual([]);
    await userEvent.selectOptions(select('Make'), 'Kia');
    expect(links()).toEqual(['Not sure which Kia? Choose by what you need']);
  });

  it('says what was chosen, and Change leads back to it', async () => {
    await open('need=suv&people=7&make=bmw');
    expect(screen.getByText('Selected:').parentElement).toHaveTextContent(
      'Selected: BMW, Not sure yet: SUV, up to 7 people, 12,000 mi/yr, 2031',
    );
    const change = screen.getByRole('link', { name: 'Change' }).getAttribute('href');
    document.body.replaceChildren();
    await open(change?.replace(/.*\?|#.*/g, ''));
    expect(fields.map((name) => select(name).value)).toEqual(['suv', '7', '12000']);
    expect(document.body).toHaveFocus();
  });
});

describe('the apply page with a vehicle in the URL', () => {
  it.each([
    ['', '2031', {}],
    [
      '&interested_vehicle=+2031%20Alfa%0ARomeo+Giulia+',
      '2031',
      { interested_vehicle: '2031 Alfa Romeo Giulia' },
    ],
    // The car that the link is about is of another year.
    ['&interested_vehicle=2032+Giulia', '2032', { interested_vehicle: '2032 Giulia' }],
    ['&interested_vehicle=2032', '2031', { interested_vehicle: '2032' }],
  ])('shows it and its form, 900 pixels high%s', async (added, year, fields) => {
    await open(chosen + added);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText('Selected:').parentElement).toHaveTextContent(
      `Selected: Alfa Romeo, Giulia, 7,500 mi/yr, ${year}`,
    );
    expect(frame('Lease Form').parentElement).toHaveStyle({ height: '900px' });
    const { t: _, ...sent } = Object.fromEntries(new URL(frame('Lease Form').src).searchParams);
    expect(sent).toEqual({
      notrack: 'true',
      make: 'Alfa Romeo',
      model: 'Giulia',
      trim: '',
      year,
      mileage: '7000',
      ...fields,
    });
  });

  it('begins anew after a submission, with what was sent, the phone number, and no picker’s introduction', async () => {
    await open(chosen);
    expect(screen.getByText(new RegExp(pages().apply.text))).toHaveTextContent(pages().forms.promise);
    post({ type: 'form_submitted' });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(pages().apply.thanks.heading);
    expect(heading).toHaveFocus();
    expect(screen.queryByText(new RegExp(pages().apply.text))).toBeNull();
    expect(
      screen.getByText('You applied for a 2031 Alfa Romeo Giulia with 7,500 miles a year.'),
    ).toBeVisible();
    const { phone } = business();
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
  });

  it('tells events only a vehicle of the catalogue, whatever the URL says', async () => {
    const marked = () => [...document.querySelectorAll('[data-make]')].map((it) => it.outerHTML).join();
    await open('make=jane@visitor.example&model=732-555-0100');
    expect(marked()).toBe('');
    await open(chosen);
    expect(marked()).toContain('data-model="Giulia"');
  });
});
