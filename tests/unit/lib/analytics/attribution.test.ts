/** @jest-environment node */
import { attributionFromQuery, rememberAttribution } from '@/lib/analytics/attribution';

const queryOf = (query: string) => new URLSearchParams(query);
const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('attribution', () => {
  it.each(['utm_source', 'utm_id', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'])(
    'is read from %s',
    (name) => {
      expect(attributionFromQuery(queryOf(`${name}=x&make=Kia`))).toEqual({ [name]: 'x' });
    },
  );

  it.each(['utm=x', 'utm_=x', 'UTM_SOURCE=x', 'utm_so%20urce=x', 'gclid=', 'gclidx=1'])(
    'is not read from ?%s',
    (query) => {
      expect(attributionFromQuery(queryOf(query))).toEqual({});
    },
  );

  it('is limited to 20 values of 300 characters', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const many = attributionFromQuery(queryOf(letters.map((letter) => `utm_${letter}=1`).join('&')));
    expect(Object.keys(many)).toHaveLength(20);
    expect(attributionFromQuery(queryOf(`gclid=${'x'.repeat(5_000)}`)).gclid).toHaveLength(300);
  });

  it('is stored for the session, stays when a later page has none, and is replaced by a later one', () => {
    const setItem = jest.fn();
    for (const query of ['utm_source=ad&gclid=1&make=Kia', 'make=Kia', 'fbclid=2'])
      rememberAttribution(queryOf(query), { sessionStorage: { setItem } });
    expect(setItem.mock.calls).toEqual([
      ['attribution', '{"utm_source":"ad","gclid":"1"}'],
      ['attribution', '{"fbclid":"2"}'],
    ]);
  });

  it('is lost without an error where storage is forbidden or full', () => {
    const forbidden = Object.defineProperty({} as Window, 'sessionStorage', { get: fail });
    for (const win of [forbidden, { sessionStorage: { setItem: fail } }])
      expect(() => rememberAttribution(queryOf('gclid=1'), win)).not.toThrow();
  });
});
