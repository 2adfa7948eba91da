/** @jest-environment node */
import { defaultParamKeys, leadFormUrl } from '@/lib/lead-form/url';

const base = { baseUrl: 'https://forms.example', formId: 'abc-1', timestamp: 1_754_000_000_000 };
const queryOf = (input: Partial<Parameters<typeof leadFormUrl>[0]>) =>
  [...new URL(leadFormUrl({ ...base, ...input })).searchParams].map(([name, value]) => `${name}=${value}`);

describe('the URL of the hosted form', () => {
  it('is the provider, the form, notrack and a timestamp', () => {
    expect(leadFormUrl(base)).toBe('https://forms.example/widget/form/abc-1?notrack=true&t=1754000000000');
  });

  it('differs with time, so that it is never cached', () => {
    expect(leadFormUrl({ ...base, timestamp: 1 })).not.toBe(leadFormUrl({ ...base, timestamp: 2 }));
  });

  it("keeps the provider's own path and encodes the form's id", () => {
    const url = leadFormUrl({ ...base, baseUrl: 'https://host.example/v2', formId: 'a/b?c' });
    expect(url).toMatch(/^https:\/\/host\.example\/v2\/widget\/form\/a%2Fb%3Fc\?/);
  });

  it('carries the hidden fields, an empty trim included and an undefined one left out', () => {
    expect(
      queryOf({ hidden: { make: 'Kia', model: 'EV9', trim: '', year: '2025', mileage: '7000' } }),
    ).toEqual([
      'notrack=true',
      'make=Kia',
      'model=EV9',
      'trim=',
      'year=2025',
      'mileage=7000',
      't=1754000000000',
    ]);
    expect(queryOf({ hidden: { make: 'Kia', trim: undefined } })).toEqual([
      'notrack=true',
      'make=Kia',
      't=1754000000000',
    ]);
  });

  it('renames make, model and trim as paramKeys says, and nothing else', () => {
    expect(
      queryOf({
        hidden: { make: 'Kia', model: 'EV9', trim: '', year: '2025' },
        paramKeys: { make: 'vehicle_make', trim: 'vehicle_trim' },
      }),
    ).toEqual([
      'notrack=true',
      'vehicle_make=Kia',
      'model=EV9',
      'vehicle_trim=',
      'year=2025',
      't=1754000000000',
    ]);
    expect(defaultParamKeys).toEqual({ make: 'make', model: 'model', trim: 'trim' });
  });

  it('encodes values', () => {
    const url = new URL(leadFormUrl({ ...base, hidden: { interested_vehicle: '2025 Kia EV9 & "more" #1' } }));
    expect(url.searchParams.get('interested_vehicle')).toBe('2025 Kia EV9 & "more" #1');
    expect(url.hash).toBe('');
  });

  it('appends attribution only when there is some', () => {
    expect(queryOf({ attribution: {} })).toEqual(['notrack=true', 't=1754000000000']);
    expect(queryOf({ attribution: { utm_source: 'ad', gclid: 'x' } })).toEqual([
      'notrack=true',
      't=1754000000000',
      'utm_source=ad',
      'gclid=x',
    ]);
  });

  it('never lets attribution override another parameter', () => {
    expect(
      queryOf({
        hidden: { make: 'Kia' },
        attribution: { make: 'Evil', notrack: 'false', t: '0', utm_term: 'a' },
      }),
    ).toEqual(['notrack=true', 'make=Kia', 't=1754000000000', 'utm_term=a']);
  });
});
