/** @jest-environment node */
import fc from 'fast-check';
import { attributionFromQuery, recallAttribution, rememberAttribution } from '@/lib/analytics/attribution';

/** A window with session storage, with `stored` from before. */
function session(stored?: string) {
  const store = new Map(stored === undefined ? [] : [['attribution', stored]]);
  return {
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    },
  };
}
const forbidden = {
  get sessionStorage(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};
const full = {
  sessionStorage: {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  },
};
const queryOf = (query: string) => new URLSearchParams(query);

describe('attribution', () => {
  it.each([
    ...'source medium campaign term content id'.split(' ').map((name) => `utm_${name}`),
    'gclid',
    'gbraid',
    'wbraid',
    'fbclid',
    'msclkid',
  ])('is read from %s', (name) => {
    expect(attributionFromQuery(queryOf(`${name}=x&make=Kia`))).toEqual({ [name]: 'x' });
  });

  it.each(['make=Kia', 'utm=x', 'utm_=x', 'UTM_SOURCE=x', 'utm_so%20urce=x', 'gclid=', 'gclidx=1'])(
    'is not read from ?%s',
    (query) => {
      expect(attributionFromQuery(queryOf(query))).toEqual({});
    },
  );

  it('is limited to 20 values of 300 characters', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const many = attributionFromQuery(queryOf(letters.map((letter) => `utm_${letter}=1`).join('&')));
    expect(Object.keys(many)).toHaveLength(20);
    expect(attributionFromQuery(queryOf(`gclid=${'x'.repeat(5_000)}`)).gclid).toHaveLength(300);
  });

  it('is stored for the session', () => {
    const win = session();
    rememberAttribution(queryOf('utm_source=ad&gclid=1&make=Kia'), win);
    expect(recallAttribution(win)).toEqual({ utm_source: 'ad', gclid: '1' });
  });

  it('stays when a later page has none, and is replaced by a later one', () => {
    const win = session();
    rememberAttribution(queryOf('utm_source=ad'), win);
    rememberAttribution(queryOf('make=Kia'), win);
    expect(recallAttribution(win)).toEqual({ utm_source: 'ad' });
    rememberAttribution(queryOf('fbclid=2'), win);
    expect(recallAttribution(win)).toEqual({ fbclid: '2' });
  });

  it('is empty when nothing was stored', () => {
    expect(recallAttribution(session())).toEqual({});
  });

  it.each([
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a text', '"utm_source"'],
    ['a list', '["utm_source","x"]'],
    ['other keys', '{"make":"Evil","notrack":"false","__proto__":{"gclid":"x"}}'],
    ['values that are not texts', '{"gclid":7,"utm_source":{"a":1},"fbclid":null}'],
  ])('that was stored as %s is ignored', (_, stored) => {
    expect(recallAttribution(session(stored))).toEqual({});
  });

  it('is lost without an error where storage is forbidden or full', () => {
    for (const win of [forbidden, full]) {
      expect(() => rememberAttribution(queryOf('gclid=1'), win)).not.toThrow();
      expect(recallAttribution(win)).toEqual({});
    }
  });

  it('has only known names and short values, whatever was stored or is in the URL', () => {
    const pairs = fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string()));
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), pairs, (stored, query) => {
        const fromQuery = attributionFromQuery(new URLSearchParams(query));
        for (const [name, value] of Object.entries({ ...recallAttribution(session(stored)), ...fromQuery })) {
          expect(name).toMatch(/^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid)$/);
          expect(value.length).toBeLessThanOrEqual(300);
        }
      }),
    );
  });
});
