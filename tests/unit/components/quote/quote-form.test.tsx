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

/** Submits as Continue does. @returns whether the browser may go on, and what it would send */
function submit() {
  const form = make().form as HTMLFormElement;
  const event = createEvent.submit(form);
  fireEvent(form, event);
  return { goesOn: !event.defaultPrevented, sends: [...new FormData(form)] };
}

describe('the quote form at first', () => {
  it('is empty, with the model list disabled', () => {
    open();
    expect(values()).toEqual(['', '', '']);
    expect(make()).toBeEnabled();
    expect(model()).toBeDisabled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('offers the 29 makes', () => {
    open();
    expect(optionsOf(make()).slice(1)).toEqual(makes.map(({ name }) => name));
    expect(makes).toHaveLength(29);
  });

  it('offers the five mileages by their labels, "7,500" stored as 7000', () => {
    open();
    expect(optionsOf(mileage()).slice(1)).toEqual(['5,000', '7,500', '10,000', '12,000', '15,000']);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: '7,500' }).value).toBe('7000');
  });

  it('is a GET form to the apply page that works without script', () => {
    open();
    expect(make().form).toHaveAttribute('action', '/apply');
    expect(make().form?.method).toBe('get');
  });
});

describe('choosing a make', () => {
  it('opens its model list', async () => {
    open();
    await userEvent.selectOptions(make(), 'Toyota');
    expect(model()).toBeEnabled();
    expect(optionsOf(model()).slice(1)).toEqual(modelsOf('Toyota'));
  });

  it('anew clears the model and keeps the mileage', async () => {
    open();
    await userEvent.selectOptions(make(), 'Toyota');
    await userEvent.selectOptions(model(), 'Camry');
    await userEvent.selectOptions(mileage(), '10,000');
    await userEvent.selectOptions(make(), 'Honda');
    expect(values()).toEqual(['Honda', '', '10000']);
    expect(optionsOf(model()).slice(1)).toEqual(modelsOf('Honda'));
  });

  it('away disables the model list again', async () => {
    open('?make=Toyota&model=Camry');
    await userEvent.selectOptions(make(), '');
    expect(model()).toBeDisabled();
    expect(model()).toHaveValue('');
  });
});

describe('the address fills in', () => {
  it.each([
    ['?make=Toyota&model=Camry&mileage=15000&year=2025', ['Toyota', 'Camry', '15000']],
    ['?make=Toyota', ['Toyota', '', '12000']],
    ['?year=2025', ['', '', '12000']],
    ['?mileage=7000', ['', '', '7000']],
    ['?make=mercedes', ['Mercedes-Benz', '', '12000']],
    ['?make=mercedes%20benz', ['Mercedes-Benz', '', '12000']],
    ['?make=benz', ['Mercedes-Benz', '', '12000']],
    ['?make=vw', ['Volkswagen', '', '12000']],
    ['?make=alfa', ['Alfa Romeo', '', '12000']],
    ['?make=range%20rover', ['Land Rover', '', '12000']],
    ['?make=LAND+ROVER', ['Land Rover', '', '12000']],
    ['?make=hyun', ['Hyundai', '', '12000']],
    ['?make=honda&model=cr-v', ['Honda', 'CR-V', '12000']],
  ])('%s', (query, expected) => {
    open(query);
    expect(values()).toEqual(expected);
  });

  it('a make that nobody knows, as it came, and its model', () => {
    open('?make=Lucid&model=Air');
    expect(values()).toEqual(['Lucid', 'Air', '12000']);
    expect(submit()).toMatchObject({ goesOn: true });
  });

  it('a model without a make, and 12000 miles; the list waits for the make', () => {
    open('?model=Camry');
    expect(mileage()).toHaveValue('12000');
    expect(make()).toHaveValue('');
    expect(model()).toBeDisabled();
  });

  it('text, never markup', () => {
    open(`?make=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(make()).toHaveValue('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('Continue', () => {
  it.each([
    ['nothing', '', 'Make'],
    ['only a mileage', '?mileage=5000', 'Make'],
    ['a make and a mileage', '?make=Toyota', 'Model'],
  ])('with %s chosen shows the message and leads to the missing field', (_, query, field) => {
    open(query);
    expect(submit().goesOn).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Please select make, model, and mileage');
    const missing = screen.getByRole('combobox', { name: field });
    expect(missing).toHaveFocus();
    expect(missing).toBeInvalid();
    expect(missing).toHaveAccessibleDescription('Please select make, model, and mileage');
  });

  it('without a mileage leads to the mileage', async () => {
    open();
    await userEvent.selectOptions(make(), 'Toyota');
    await userEvent.selectOptions(model(), 'Camry');
    expect(submit().goesOn).toBe(false);
    expect(mileage()).toHaveFocus();
    expect(make()).toBeValid();
    expect(model()).toBeValid();
  });

  it('is a submit button', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select make, model, and mileage');
  });

  it('with a complete choice goes to the apply page with make, model, year and mileage in that order', async () => {
    open();
    await userEvent.selectOptions(make(), 'Land Rover');
    await userEvent.selectOptions(model(), 'Defender');
    await userEvent.selectOptions(mileage(), '7,500');
    expect(submit()).toEqual({
      goesOn: true,
      sends: [
        ['make', 'Land Rover'],
        ['model', 'Defender'],
        ['year', '2025'],
        ['mileage', '7000'],
      ],
    });
  });

  it('clears the message once the choice is complete', async () => {
    open('?make=Toyota');
    submit();
    await userEvent.selectOptions(model(), 'Camry');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(submit().goesOn).toBe(true);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
