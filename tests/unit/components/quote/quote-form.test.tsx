import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { makes } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';

const make = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Make' });
const model = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Model' });
const mileage = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Annual mileage' });
const optionsOf = (select: HTMLSelectElement) => [...select.options].map((option) => option.text);
const values = () => [make().value, model().value, mileage().value];

function open(query = '') {
  window.history.replaceState(null, '', `/${query}`);
  return render(<QuoteForm />);
}

/** Submits the form. @returns whether the browser loads the next page, and the fields it sends */
function submit() {
  const form = make().form as HTMLFormElement;
  const event = createEvent.submit(form);
  fireEvent(form, event);
  return { navigates: !event.defaultPrevented, sends: [...new FormData(form)] };
}

describe('the quote form', () => {
  it('is an empty GET form to the apply page at first, with the model list disabled', () => {
    open();
    expect(make().form).toHaveAttribute('action', '/apply');
    expect(make().form?.method).toBe('get');
    expect(values()).toEqual(['', '', '']);
    expect(make()).toBeEnabled();
    expect(model()).toBeDisabled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('offers every make, and the five mileages, of which "7,500" has the value 7000', () => {
    open();
    expect(optionsOf(make()).slice(1)).toEqual(makes.map(({ name }) => name));
    expect(optionsOf(mileage()).slice(1)).toEqual(['5,000', '7,500', '10,000', '12,000', '15,000']);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: '7,500' }).value).toBe('7000');
  });

  it('offers the models of the chosen make; another make clears the model and keeps the mileage', async () => {
    open();
    await userEvent.selectOptions(make(), 'Toyota');
    expect(model()).toBeEnabled();
    expect(optionsOf(model()).slice(1)).toEqual(modelsOf('Toyota'));
    await userEvent.selectOptions(model(), 'Camry');
    await userEvent.selectOptions(mileage(), '10,000');
    await userEvent.selectOptions(make(), 'Honda');
    expect(values()).toEqual(['Honda', '', '10000']);
    expect(optionsOf(model()).slice(1)).toEqual(modelsOf('Honda'));
  });
});

describe('the query', () => {
  it.each([
    ['?make=Toyota&model=Camry&mileage=15000&year=2025', ['Toyota', 'Camry', '15000']],
    ['?model=Camry', ['', 'Camry', '12000']],
    ['?make=Lucid&model=Air', ['Lucid', 'Air', '12000']],
  ])('%s fills in the form', (query, expected) => {
    open(query);
    expect(values()).toEqual(expected);
  });
});

describe('Continue', () => {
  it.each([
    ['nothing', '', 'Make'],
    ['only a mileage', '?mileage=5000', 'Make'],
    ['a make and a mileage', '?make=Toyota', 'Model'],
  ])('with %s chosen shows the message and focuses the missing field', (_, query, field) => {
    open(query);
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button).toHaveAttribute('type', 'submit');
    expect(button.nextElementSibling).toBe(screen.getByRole('alert'));
    expect(submit().navigates).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Please select make, model, and mileage');
    const missing = screen.getByRole('combobox', { name: field });
    expect(missing).toHaveFocus();
    expect(missing).toBeInvalid();
    expect(missing).toHaveAccessibleDescription('Please select make, model, and mileage');
  });

  it('without a mileage focuses the mileage', async () => {
    open();
    await userEvent.selectOptions(make(), 'Toyota');
    await userEvent.selectOptions(model(), 'Camry');
    expect(submit().navigates).toBe(false);
    expect(mileage()).toHaveFocus();
    expect(make()).toBeValid();
    expect(model()).toBeValid();
  });

  it('with a complete selection goes to the apply page with make, model, year and mileage in that order', async () => {
    open();
    await userEvent.selectOptions(make(), 'Land Rover');
    await userEvent.selectOptions(model(), 'Defender');
    await userEvent.selectOptions(mileage(), '7,500');
    expect(submit()).toEqual({
      navigates: true,
      sends: [
        ['make', 'Land Rover'],
        ['model', 'Defender'],
        ['year', '2025'],
        ['mileage', '7000'],
      ],
    });
  });

  it('clears the message once the selection is complete', async () => {
    open('?make=Toyota');
    submit();
    await userEvent.selectOptions(model(), 'Camry');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(submit().navigates).toBe(true);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
