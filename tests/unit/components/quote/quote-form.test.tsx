import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { modelsOf } from '@/lib/catalogue/models';
import { INCOMPLETE_MESSAGE } from '@/lib/quote/quote-selection';

const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const lists = () => ['Make', 'Model', 'Annual mileage'].map(list);
const optionsOf = (name: string) => [...list(name).options].slice(1).map((option) => option.text);
const values = () => lists().map(({ value }) => value);
const choose = (name: string, option: string) => userEvent.selectOptions(list(name), option);

function open(query = '') {
  window.history.replaceState(null, '', `/${query}`);
  return render(<QuoteForm />);
}

/**
 * Submits the form.
 *
 * @returns whether the browser loads the next page, and the fields it sends
 */
function submit() {
  const form = list('Make').form as HTMLFormElement;
  const event = createEvent.submit(form);
  fireEvent(form, event);
  return { navigates: !event.defaultPrevented, sends: [...new FormData(form)] };
}

describe('the quote form', () => {
  it('offers the models of the chosen make alone; another make clears the model and keeps the mileage', async () => {
    open();
    expect(list('Model')).toBeDisabled();
    await choose('Make', 'Toyota');
    expect(optionsOf('Model')).toEqual(modelsOf('Toyota'));
    await choose('Model', 'Camry');
    await choose('Annual mileage', '10,000');
    await choose('Make', 'Honda');
    expect(values()).toEqual(['Honda', '', '10000']);
    expect(optionsOf('Model')).toEqual(modelsOf('Honda'));
  });
});

it('Not sure yet takes along the miles, and no make that the catalogue doesn’t have', () => {
  open('?make=Zeppelin');
  expect(screen.getByRole('link', { name: /^Not sure yet/ })).toHaveAttribute(
    'href',
    '/apply?mileage=12000#car-kind',
  );
});

describe('Continue', () => {
  it.each([
    ['only a mileage', '?mileage=5000', 'Make'],
    ['a make and a mileage', '?make=Toyota', 'Model'],
  ])('with %s chosen shows the message and focuses the missing field', (_, query, field) => {
    open(query);
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button.nextElementSibling).toBe(screen.getByRole('alert'));
    expect(submit().navigates).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent(INCOMPLETE_MESSAGE);
    expect(list(field)).toHaveFocus();
    expect(list(field)).toBeInvalid();
    expect(list(field)).toHaveAccessibleDescription(`Choose a ${field.toLowerCase()}.`);
  });

  it('without a mileage focuses the mileage; the message goes once the selection is complete', async () => {
    open();
    await choose('Make', 'Land Rover');
    await choose('Model', 'Defender');
    expect(submit().navigates).toBe(false);
    expect(list('Annual mileage')).toHaveFocus();
    expect(list('Make')).toBeValid();
    await choose('Annual mileage', '7,500');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(submit()).toEqual({
      navigates: true,
      sends: [
        ['make', 'Land Rover'],
        ['model', 'Defender'],
        ['year', '2031'],
        ['mileage', '7000'],
      ],
    });
  });
});

it('Back restores the make, the model, and the mileage after Continue, whatever the browser does', async () => {
  open();
  await choose('Make', 'Toyota');
  await choose('Model', 'Camry');
  await choose('Annual mileage', '10,000');
  submit();
  document.body.replaceChildren();
  render(<QuoteForm />);
  expect(values()).toEqual(['Toyota', 'Camry', '10000']);
});
