import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ApplyRoute from '@/app/(per-request)/apply/page';
import { pageTexts } from '@/lib/content/page-texts';
import { frame, post } from '../lead-form/provider';

process.env.LEAD_FORM_ORIGIN = 'https://forms.example';

/** Renders the page as the server does for a query; the URL of the browser has none. */
async function open(query = '') {
  window.history.replaceState(null, '');
  const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(query)));
  return render(await ApplyRoute({ params: Promise.resolve({}), searchParams }));
}
const chosen = 'make=alfa&model=giulia&mileage=7000';
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

const numbers = new URLSearchParams({
  tool: '/blog/moving-with-a-lease?b-pay=300#compare-offers',
});

const { heading, confirmation, question } = pageTexts().apply;
const { response } = pageTexts().forms.confirmation;
const [step = ''] = confirmation.steps;
const [questionStep = ''] = question.steps;
const GO_ON = 'Go on to the credit application';
/** What the confirmation may say, depending on what was sent. */
const mayBeSaid = [step, GO_ON, questionStep];

it.each([
  {
    what: 'a car',
    query: chosen,
    opened: ['car_selected'],
    place: undefined,
    sent: 'You applied for a 2031 Alfa Romeo Giulia, at 7,500 miles a year.',
    says: [step, GO_ON],
  },
  {
    what: 'a kind of car',
    query: 'car_kind=suv',
    opened: [],
    place: 'question',
    sent: 'You asked about an SUV.',
    says: [questionStep],
  },
  {
    what: 'the numbers of a tool',
    query: `car_kind=any&${numbers}`,
    opened: [],
    place: 'question',
    sent: 'You asked a question.',
    says: [questionStep],
  },
])('with $what the apply page has its headings, and says what was sent', async (row) => {
  const { query, opened, place, sent, says } = row;
  window.dataLayer = [];
  await open(query);
  expect(window.dataLayer).toMatchObject(opened.map((event) => ({ event, place })));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Complete Your Application');
  post({ type: 'form_submitted' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(confirmation.heading);
  for (const text of [sent, confirmation.text, response])
    expect(screen.getByText(text)).toBeVisible();
  expect(mayBeSaid.filter((text) => screen.queryByText(text))).toEqual(says);
  expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'form_submitted', place });
});

it('sends the numbers of a tool after Change, with a car and with a kind of car', async () => {
  await open(`car_kind=any&change=1&${numbers}`);
  const forms = [select('Make'), select('Kind of car')].map(({ form }) => form as HTMLFormElement);
  expect(forms.map((form) => new FormData(form).get('tool'))).toEqual(
    Array(2).fill(numbers.get('tool')),
  );
});

it('asks back where the miles are those that a car starts with', async () => {
  await open('make=alfa&model=giulia&mileage=12000');
  post({ type: 'form_submitted' });
  expect(
    screen.getByText(
      'You applied for a 2031 Alfa Romeo Giulia, at 12,000 miles a year. Ann asks again.',
    ),
  ).toBeVisible();
});

describe('the apply page with a vehicle in the URL', () => {
  it('keeps its year when it is changed', async () => {
    await open(`${chosen}&year=2032&change=1`);
    const year = () => new FormData(select('Make').form ?? undefined).get('year');
    expect(year()).toBe('2032');
    await userEvent.selectOptions(select('Make'), 'Kia');
    expect(year()).toBe('2031');
  });

  it('sums it up, above its form of 900 pixels', async () => {
    await open(`${chosen}&year=2032`);
    const summary = screen.getByText(/^Alfa Romeo/).parentElement;
    expect(summary).toHaveTextContent('Selected: Alfa Romeo, Giulia, 7,500 mi/yr, 2031');
    expect(screen.getByText('2032 Alfa Romeo Giulia')).toBeVisible();
    expect(frame('Lease Form').parentElement).toHaveStyle({ height: '900px' });
  });

  it('tells events only a vehicle of the catalogue, whatever the URL says', async () => {
    const marked = () =>
      [...document.querySelectorAll('[data-make]')].map((it) => it.outerHTML).join();
    await open('make=jane@visitor.example&model=732-555-0100');
    expect(marked()).toBe('');
    await open(chosen);
    expect(marked()).toContain('data-model="Giulia"');
  });
});
