/** @jest-environment node */
import { rememberAttribution } from '@/lib/analytics/attribution';

const setItem = jest.fn();
const visit = (query: string) =>
  rememberAttribution(new URLSearchParams(query), { sessionStorage: { setItem } });
const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('attribution', () => {
  it.each(['utm_source', 'utm_id', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'])(
    'is stored for the session from %s',
    (name) => {
      visit(`${name}=x&make=Kia`);
      expect(setItem.mock.calls).toEqual([['attribution', JSON.stringify({ [name]: 'x' })]]);
    },
  );

  it.each(['make=Kia', 'utm=x', 'utm_=x', 'UTM_SOURCE=x', 'utm_so%20urce=x', 'gclid=', 'gclidx=1'])(
    'stays as it was at ?%s',
    (query) => {
      visit(query);
      expect(setItem).not.toHaveBeenCalled();
    },
  );

  it('is lost without an error where storage is forbidden or full', () => {
    const forbidden = Object.defineProperty({} as Window, 'sessionStorage', { get: fail });
    for (const win of [forbidden, { sessionStorage: { setItem: fail } }])
      expect(() => rememberAttribution(new URLSearchParams('gclid=1'), win)).not.toThrow();
  });
});
