/** @jest-environment node */
import fc from 'fast-check';
import { attributionFromQuery, recallAttribution, rememberAttribution } from '@/lib/analytics/attribution';

/** A session as a browser has one, holding `kept` from before. */
function session(kept?: string) {
  const store = new Map(kept === undefined ? [] : [['attribution', kept]]);
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
const landed = (query: string) => new URLSearchParams(query);

describe('attribution', () => {
  it.each([
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'utm_id',
    'gclid',
    'gbraid',
    'wbraid',
    'fbclid',
    'msclkid',
  ])('is read from %s', (name) => {
    expect(attributionFromQuery(landed(`${name}=x&make=Kia`))).toEqual({ [name]: 'x' });
  });

  it.each([
    'make=Kia',
    'utm=x',
    'utm_=x',
    'UTM_SOURCE=x',
    'utm_so%20urce=x',
    'gclid=',
    'gclidx=1',
    'notrack=true',
  ])('is not read from ?%s', (query) => {
    expect(attributionFromQuery(landed(query))).toEqual({});
  });

  it('bounds the length of values and their number', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const many = attributionFromQuery(landed(letters.map((letter) => `utm_${letter}=1`).join('&')));
    expect(Object.keys(many)).toHaveLength(20);
    expect(attributionFromQuery(landed(`gclid=${'x'.repeat(5_000)}`)).gclid).toHaveLength(300);
  });

  it('is kept for the session', () => {
    const page = session();
    rememberAttribution(landed('utm_source=ad&gclid=1&make=Kia'), page);
    expect(recallAttribution(page)).toEqual({ utm_source: 'ad', gclid: '1' });
  });

  it('stays when a later page has none, and gives way to a later one', () => {
    const page = session();
    rememberAttribution(landed('utm_source=ad'), page);
    rememberAttribution(landed('make=Kia'), page);
    expect(recallAttribution(page)).toEqual({ utm_source: 'ad' });
    rememberAttribution(landed('fbclid=2'), page);
    expect(recallAttribution(page)).toEqual({ fbclid: '2' });
  });

  it('is none when nothing was kept', () => {
    expect(recallAttribution(session())).toEqual({});
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a text', '"utm_source"'],
    ['a list', '["utm_source","x"]'],
    ['other keys', '{"make":"Evil","notrack":"false","__proto__":{"gclid":"x"}}'],
    ['values that are no texts', '{"gclid":7,"utm_source":{"a":1},"fbclid":null}'],
  ])('that was kept as %s counts for nothing', (_, kept) => {
    expect(recallAttribution(session(kept))).toEqual({});
  });

  it('is lost, and nothing else, where the browser forbids or refuses storage', () => {
    for (const page of [forbidden, full]) {
      expect(() => rememberAttribution(landed('gclid=1'), page)).not.toThrow();
      expect(recallAttribution(page)).toEqual({});
    }
  });

  it('is a record of short texts under known names, whatever is kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (kept) => {
        for (const [name, value] of Object.entries(recallAttribution(session(kept)))) {
          expect(name).toMatch(/^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid)$/);
          expect(value.length).toBeLessThanOrEqual(300);
        }
      }),
    );
  });
});
