/** @jest-environment node */
import fc from 'fast-check';
import { attributionFromQuery, rememberAttribution } from '@/lib/analytics/attribution';

/** A window with session storage; `stored` is what was written into it. */
function session() {
  const stored: Record<string, unknown> = {};
  const setItem = (key: string, value: string) => {
    stored[key] = JSON.parse(value);
  };
  return { stored, sessionStorage: { setItem } };
}
const forbidden = {
  get sessionStorage(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};
const full = {
  sessionStorage: {
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
    expect(win.stored).toEqual({ attribution: { utm_source: 'ad', gclid: '1' } });
  });

  it('stays when a later page has none, and is replaced by a later one', () => {
    const win = session();
    rememberAttribution(queryOf('utm_source=ad'), win);
    rememberAttribution(queryOf('make=Kia'), win);
    expect(win.stored).toEqual({ attribution: { utm_source: 'ad' } });
    rememberAttribution(queryOf('fbclid=2'), win);
    expect(win.stored).toEqual({ attribution: { fbclid: '2' } });
  });

  it('is lost without an error where storage is forbidden or full', () => {
    for (const win of [forbidden, full]) {
      expect(() => rememberAttribution(queryOf('gclid=1'), win)).not.toThrow();
    }
  });

  it('has only known names and short values, whatever is in the URL', () => {
    const pairs = fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string()));
    fc.assert(
      fc.property(pairs, (query) => {
        for (const [name, value] of Object.entries(attributionFromQuery(new URLSearchParams(query)))) {
          expect(name).toMatch(/^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid)$/);
          expect(value.length).toBeLessThanOrEqual(300);
        }
      }),
    );
  });
});
