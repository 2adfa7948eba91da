/** @jest-environment node */
import { business } from '@/lib/content/business';
import { leadFormUrl } from '@/lib/lead-form/lead-form-url';
import { readNumbersPath } from '@/lib/leasing/tools/read-numbers-path';
import { applyStateFromQuery, type RequestState } from '@/lib/quote/apply-state';

const stateOf = (text: string) => {
  const query = new URLSearchParams(text);
  return applyStateFromQuery(
    Object.fromEntries(query),
    readNumbersPath(query.get('tool'), ['a-guide']),
  );
};
const requestOf = (query: string) => stateOf(query) as RequestState;
/** The fields that the hosted form gets. */
function sentFor(query: string) {
  const { hiddenFields } = requestOf(query);
  const url = leadFormUrl({
    leadFormOrigin: 'https://forms.example',
    formId: 'form-1',
    hiddenFields,
  });
  const { notrack: _, ...fields } = Object.fromEntries(new URL(url).searchParams);
  return fields;
}

const numbersPath = '/blog/a-guide?b-pay=300#compare-offers';
const numbersQuery = String(new URLSearchParams({ tool: numbersPath }));

describe('the apply page shows the picker', () => {
  const picker = { kind: 'picker', wasSentIncomplete: false };

  it.each([
    ['without a query', '', picker],
    [
      'without a model that can be seen',
      'make=Toyota&model=%20',
      { ...picker, wasSentIncomplete: true },
    ],
    [
      'and the message, without a make',
      'make=&model=EV6&mileage=5000',
      { wasSentIncomplete: true },
    ],
    ['and the message, without anything', 'make=&mileage=', { wasSentIncomplete: true }],
    ['without the message, where there was no list of models', 'make=Kia&mileage=', picker],
    [
      'filled in, after Change',
      'make=Kia&model=EV6&change=1',
      { ...picker, selection: { make: 'Kia', model: 'EV6', mileage: '12000' } },
    ],
    [
      'without the model of another make',
      'make=BMW&model=giulia',
      { ...picker, selection: { make: 'BMW', model: '', mileage: '12000' } },
    ],
    [
      'and no kind of car that isn’t among the options',
      'car_kind=<b>&make=Kia',
      { ...picker, carKindSelection: { make: 'Kia', mileage: undefined } },
    ],
    [
      'and no make of a stranger',
      'make=call+me',
      { ...picker, carKindSelection: { make: undefined } },
    ],
  ])('%s', (_, query, state) => {
    expect(stateOf(query)).toMatchObject(state);
  });
});

const kia = { make: 'Kia', model: 'EV6', trim: '', year: '2031', mileage: '12000' };
const numbers = { tool_link: business().siteUrl + numbersPath };

describe('the apply page with a car', () => {
  it.each<[string, string, object]>([
    ['as specified', '', kia],
    ['with the miles that were chosen', '&mileage=7500', { ...kia, mileage: '7000' }],
    ['that counts more than a kind of car', '&car_kind=suv', kia],
    ['with the numbers of a tool', `&${numbersQuery}`, { ...kia, ...numbers }],
    ['of another year', '&year=2032', { ...kia, interested_vehicle: '2032 Kia EV6' }],
    ['of a year before', '&year=1999', kia],
    ['of no year', '&year=2024x&interested_vehicle=call+me', kia],
  ])('sends it: %s', (_, added, fields) => {
    expect(sentFor(`make=Kia&model=EV6${added}`)).toEqual(fields);
  });

  it('after Change has the same choices', () => {
    const { changeHref } = requestOf(`make=Kia&model=EV6&year=2032&${numbersQuery}`);
    expect(stateOf(changeHref.replace(/.*\?/, ''))).toMatchObject({
      kind: 'picker',
      selection: { make: 'Kia', model: 'EV6' },
      year: '2032',
      numbersPath,
    });
  });

  it('has a picture only of a model that the catalogue has', () => {
    expect(requestOf('make=alfa&model=giulia').image).toMatch(/^\//);
    expect(requestOf('make=Kia&model=Zeppelin').image).toBeNull();
  });

  it('sends names of at most 80 characters', () => {
    const long = 'x'.repeat(90);
    const name = 'x'.repeat(80);
    expect(sentFor(`make=${long}&model=${long}`)).toMatchObject({ make: name, model: name });
  });
});

describe('the apply page of a visitor who doesn’t know the car', () => {
  const car = { make: 'Any make', trim: '', year: '2031' };
  it.each<[string, string, object]>([
    ['car_kind=three-rows', 'A car with three rows', car],
    ['car_kind=electric', 'An electric car', car],
    ['car_kind=sedan&make=call+me&model=', 'A sedan', car],
    ['car_kind=suv&mileage=7500', 'An SUV', { ...car, mileage: '7000' }],
    ['car_kind=any&make=Kia', 'A Kia', { ...car, make: 'Kia' }],
    ['car_kind=suv&make=Kia', 'A Kia SUV', { ...car, make: 'Kia' }],
    ['car_kind=three-rows&make=Kia', 'A Kia with three rows', { ...car, make: 'Kia' }],
    ['car_kind=electric&make=bimmer', 'An electric BMW', { ...car, make: 'BMW' }],
  ])('says and sends in words what was asked: %s', (query, words, fields) => {
    const { kind, summary } = requestOf(query);
    expect(kind).toBe('question');
    expect(summary.name).toBe(words);
    expect(sentFor(`${query}&interested_vehicle=x`)).toEqual({ ...fields, model: words });
  });

  it.each<[string, object]>([
    ['car_kind=any', {}],
    ['car_kind=any&mileage=7500', { mileage: '7000' }],
    [`car_kind=any&${numbersQuery}`, numbers],
    ['car_kind=any&tool=x', {}],
  ])('sends no car, year, or miles with a question that has none: %s', (query, fields) => {
    expect(requestOf(query).summary.name).toBe('');
    expect(sentFor(query)).toEqual(fields);
  });

  it('after Change has the same choices', () => {
    const { changeHref } = requestOf(`car_kind=suv&make=Kia&${numbersQuery}`);
    const [, query = '', anchor] = /\?(.*)#(.*)/.exec(changeHref) ?? [];
    expect(anchor).toBe('car-kind');
    expect(stateOf(query)).toMatchObject({
      kind: 'picker',
      carKindSelection: { carKind: 'suv', make: 'Kia' },
      numbersPath,
    });
  });
});
