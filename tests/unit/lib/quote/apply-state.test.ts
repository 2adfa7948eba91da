/** @jest-environment node */
import { readToolLink } from '@/lib/leasing/tools/read-tool-link';
import { applyStateFromQuery, type SelectedState } from '@/lib/quote/apply-state';

const site = { siteUrl: 'https://site.example', guides: ['a-guide'] };
const stateOf = (text: string) => {
  const query = new URLSearchParams(text);
  return applyStateFromQuery(Object.fromEntries(query), readToolLink(query.get('offer'), site));
};
const selected = (query: string) => stateOf(query) as SelectedState;

const toolLink = '/blog/a-guide?b-pay=300#compare-offers';
const offer = String(new URLSearchParams({ offer: '/blog/a-guide?b-pay=300&x=1#compare-offers' }));

describe('the apply page shows the picker', () => {
  const initial = { name: 'initial', incomplete: false, changing: false, offer: '' };

  it.each([
    ['without a query', '', initial],
    ['without a model that can be seen', 'make=Toyota&model=%20', { ...initial, incomplete: true }],
    ['and the message, without a make', 'make=&model=EV6&mileage=5000', { incomplete: true }],
    ['and the message, without anything', 'make=&mileage=', { incomplete: true }],
    ['without the message, where there was no list of models', 'make=Kia&mileage=', initial],
    [
      'filled in, after Change',
      'make=Kia&model=EV6&change=1',
      { ...initial, changing: true, selection: { make: 'Kia', model: 'EV6', mileage: '12000' } },
    ],
    [
      'without the model of another make, and with the numbers of a tool',
      `make=Kia&model=EV6&make_of_models=Honda&${offer}`,
      { ...initial, offer: toolLink, selection: { make: 'Kia', model: '', mileage: '12000' } },
    ],
    ['without numbers that no tool has', 'make=Kia&offer=x', initial],
    [
      'and no need that isn’t among the options',
      'need=<b>&make=Kia',
      { ...initial, need: { make: 'Kia', mileage: undefined } },
    ],
    ['and no make of a stranger', 'make=call+me', { ...initial, need: { make: undefined } }],
  ])('%s', (_, query, state) => {
    expect(stateOf(query)).toMatchObject(state);
  });
});

describe('the apply page with a car', () => {
  it.each([
    ['as it is named', 'make=Honda&model=Civic&year=1999', ['Honda', 'Civic', '12000']],
    [
      'of the list that a form without JavaScript had',
      'make=Kia&model=EV6&make_of_models=Kia',
      ['Kia', 'EV6', '12000'],
    ],
    [
      'that counts more than a need',
      'make=Kia&model=EV9&need=suv&mileage=7500',
      ['Kia', 'EV9', '7000'],
    ],
  ])('sends it: %s', (_, query, [make, model, mileage]) => {
    expect(selected(query).vehicle).toEqual({ make, model, mileage });
  });

  it('sums it up as specified', () => {
    const { summary, wantedPhrase } = selected('make=Kia&model=EV6&mileage=7000');
    expect(summary).toEqual(['Kia', 'EV6', '7,500 mi/yr', '2031']);
    expect(wantedPhrase).toBe('a 2031 Kia EV6');
  });

  it.each([
    ['without one', '', '2031', ''],
    ['with the model year', '&year=2031', '2031', ''],
    ['with another one', '&year=2032', '2032', '2032 Kia EV6'],
    ['with the first one', '&year=2000', '2000', '2000 Kia EV6'],
    ['with the last one', '&year=2100', '2100', '2100 Kia EV6'],
    ['with one before', '&year=1999', '2031', ''],
    ['with one after', '&year=2101', '2031', ''],
    ['with none', '&year=2024x&interested_vehicle=call+me', '2031', ''],
  ])('names it where its year is another: %s', (_, added, year, interest) => {
    const state = selected(`make=Kia&model=EV6${added}`);
    const car = { make: 'Kia', model: 'EV6' };
    const named = interest && { interested_vehicle: interest };
    expect(state.hiddenFields).toEqual({
      ...car,
      trim: '',
      year: '2031',
      mileage: '12000',
      ...named,
    });
    expect(state.summary.at(-1)).toBe('2031');
    expect(stateOf(state.changeHref.replace(/.*\?/, ''))).toMatchObject({ name: 'initial', year });
  });

  it('keeps the credit that was stated before it was chosen', () => {
    const state = selected('make=Kia&model=EV6&credit=600-to-659');
    expect(state.credit).toBe('a score of 600 to 659');
    expect(state.hiddenFields.credit).toBe('a score of 600 to 659');
    const need = { credit: '600-to-659' };
    expect(stateOf(state.changeHref.replace(/.*\?/, ''))).toMatchObject({ need });
    expect(selected('make=Kia&model=EV6&credit=850').hiddenFields).not.toHaveProperty('credit');
  });

  it('has a picture only of a model that the catalogue has', () => {
    expect(selected('make=alfa&model=giulia').image).toMatch(/^\//);
    expect(selected('make=Kia&model=Zeppelin').image).toBeNull();
  });

  it('takes the numbers of a tool along to the picker, and can leave them out', () => {
    const { hiddenFields, changeHref, hrefWithoutAnswers } = selected(
      `make=Kia&model=EV6&${offer}`,
    );
    expect(hiddenFields.offer).toMatch(/^Offer B: Monthly payment: \$300\n/);
    expect(new URLSearchParams(changeHref).get('offer')).toBe(toolLink);
    expect(hrefWithoutAnswers).toBe('/apply?make=Kia&model=EV6&year=2031&mileage=12000');
  });

  it('sends no miles with the numbers of a tool that has none', () => {
    const { summary, hiddenFields, leadKind } = selected(`make=Kia&model=EV6&${offer}`);
    expect(leadKind).toBe('offers');
    expect(summary).toEqual(['Kia', 'EV6', '2031']);
    expect(hiddenFields).not.toHaveProperty('mileage');
    expect(selected(`make=Kia&model=EV6&mileage=7500&${offer}`).hiddenFields.mileage).toBe('7000');
  });

  it('shows and sends names of at most 80 characters that people can see', () => {
    const long = encodeURIComponent(`\u202E${'x'.repeat(90)}\u0007`);
    const { vehicle, hiddenFields } = selected(`make=${long}&model=${long}`);
    const name = 'x'.repeat(80);
    expect(vehicle).toMatchObject({ make: name, model: name });
    expect(hiddenFields).toMatchObject({ make: name, model: name });
  });
});

describe('the apply page of a visitor who doesn’t know the car', () => {
  it.each([
    ['need=any', 'A car'],
    ['need=suv&people=7', 'An SUV for up to 7 people'],
    ['need=any&people=any', 'A car'],
    ['need=any&people=8', 'A car for up to 8 people'],
    ['need=three-rows&people=8', 'A car with three rows for up to 8 people'],
    ['need=electric', 'An electric car'],
    ['need=sedan&people=9000&credit=850&make=call+me&model=', 'A sedan'],
  ])('says and sends in words what was asked: %s', (query, words) => {
    const { summary, wantedPhrase, hiddenFields, ...state } = selected(
      `${query}&interested_vehicle=x`,
    );
    expect(summary).toEqual([words]);
    expect(wantedPhrase.toLowerCase()).toBe(words.toLowerCase());
    const vehicle = { make: 'Any make', model: words, trim: '', year: '2031' };
    expect(hiddenFields).toEqual(vehicle);
    expect(state).toMatchObject({ kind: 'need', image: null, quoteCar: { make: undefined } });
  });

  const score = 'a score of 600 to 659';
  it.each([
    ['need=any&credit=600-to-659', 'A lease with a score of 600 to 659', { credit: score }],
    ['need=any&credit=no-score-yet', 'A lease with no score yet', { credit: 'no score yet' }],
    [
      'need=any&make=Kia&credit=600-to-659',
      'A Kia, with a score of 600 to 659',
      { make: 'Kia', credit: score },
    ],
    [
      'need=suv&credit=600-to-659',
      'An SUV, with a score of 600 to 659',
      { make: 'Any make', model: 'An SUV, with a score of 600 to 659', credit: score },
    ],
    [
      `need=any&${offer}`,
      'A car',
      { offer: expect.stringMatching(/^Offer B: Monthly payment: \$300/) },
    ],
  ])('sends no car, year, or miles with a question that has none: %s', (query, words, fields) => {
    const { summary, hiddenFields } = selected(query);
    expect(summary).toEqual([words]);
    expect(hiddenFields).toEqual(fields);
  });

  it.each([
    ['need=any&make=Kia', 'A Kia', 'Kia'],
    ['need=any&make=Audi', 'An Audi', 'Audi'],
    ['need=suv&make=Kia', 'A Kia SUV', 'Kia'],
    ['need=three-rows&make=Kia', 'A Kia with three rows', 'Kia'],
    ['need=electric&make=bimmer', 'An electric BMW', 'BMW'],
  ])('names the make that was chosen: %s', (query, words, make) => {
    const { summary, hiddenFields, quoteCar } = selected(query);
    expect(summary).toEqual([words]);
    expect(hiddenFields).toMatchObject({ make, model: words });
    expect(quoteCar).toEqual({ make, mileage: undefined });
  });

  it('names the miles where they were chosen', () => {
    const { summary, hiddenFields } = selected('need=suv&mileage=7500');
    expect(summary).toEqual(['An SUV', '7,500 mi/yr']);
    expect(hiddenFields.mileage).toBe('7000');
  });

  it('after Change has the same choices, and the numbers of a tool', () => {
    const { changeHref, hiddenFields } = selected(`need=suv&people=7&make=Kia&${offer}`);
    expect(hiddenFields.offer).toMatch(/^Offer B/);
    const [, query = '', anchor] = /\?(.*)#(.*)/.exec(changeHref) ?? [];
    expect(anchor).toBe('need');
    expect(stateOf(query)).toMatchObject({
      name: 'initial',
      changing: false,
      offer: toolLink,
      need: { need: 'suv', people: '7', make: 'Kia' },
    });
  });
});
