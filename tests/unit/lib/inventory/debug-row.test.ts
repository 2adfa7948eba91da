import { parseDebugRows } from '@/lib/inventory/debug-row';

const row = { id: 7, brand: 'BMW', model: 'X5', year: 2025, img: 'https://cdn.example/x5.jpg' };

describe('a row on the debug page', () => {
  it.each(['BMW ', ' mercedes  benz', 'vw', 'Alfa\u00a0Romeo', ''])(
    'keeps the brand %j as it is stored',
    (brand) => {
      expect(parseDebugRows([{ ...row, brand }])).toMatchObject([
        { id: 7, brand, model: 'X5', year: '2025' },
      ]);
    },
  );

  it('shows what is missing as empty instead of leaving the row out', () => {
    expect(parseDebugRows([{ id: 1, brand: null, model: undefined, year: null, img: '' }])).toEqual([
      { id: 1, brand: null, model: null, year: null, image: null },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'C:\\photos\\x5.jpg', '//evil.example/a.svg'])(
    'never shows %s as an image',
    (img) => {
      expect(parseDebugRows([{ ...row, img }])).toMatchObject([{ image: null }]);
    },
  );

  it('with a value of the wrong type shows the rest', () => {
    expect(parseDebugRows([{ ...row, brand: { a: 1 }, year: [2025], id: {} }])).toMatchObject([
      { id: null, brand: null, model: 'X5', year: null },
    ]);
  });

  it('that is not a row is left out', () => {
    expect(parseDebugRows([null, 3, 'row', row])).toHaveLength(1);
  });
});
