/** @jest-environment node */
import { defaultParamKeys, leadFormUrl } from '@/lib/lead-form/url';

const base = { baseUrl: 'https://forms.example', formId: 'abc-1' };
const queryOf = (input: Partial<Parameters<typeof leadFormUrl>[0]>) =>
  decodeURIComponent(new URL(leadFormUrl({ ...base, ...input })).search);

describe('the URL of the hosted form', () => {
  it('is the provider, the form and notrack', () => {
    expect(leadFormUrl(base)).toBe('https://forms.example/widget/form/abc-1?notrack=true');
  });

  it("keeps the provider's own path and encodes the form's id", () => {
    const url = leadFormUrl({ ...base, baseUrl: 'https://host.example/v2', formId: 'a/b?c' });
    expect(url).toMatch(/^https:\/\/host\.example\/v2\/widget\/form\/a%2Fb%3Fc\?/);
  });

  it('has the hidden fields, including an empty trim but no undefined value', () => {
    const hidden = { make: 'Kia', model: 'EV9', trim: '', year: '2025', mileage: '7000' };
    expect(queryOf({ hidden })).toBe('?notrack=true&make=Kia&model=EV9&trim=&year=2025&mileage=7000');
    expect(queryOf({ hidden: { make: 'Kia', trim: undefined } })).toBe('?notrack=true&make=Kia');
  });

  it('has the names of paramKeys for make, model and trim', () => {
    const hidden = { make: 'Kia', model: 'EV9', trim: '', year: '2025' };
    expect(queryOf({ hidden, paramKeys: { make: 'vehicle_make', trim: 'vehicle_trim' } })).toBe(
      '?notrack=true&vehicle_make=Kia&model=EV9&vehicle_trim=&year=2025',
    );
    expect(defaultParamKeys).toEqual({ make: 'make', model: 'model', trim: 'trim' });
  });

  it('encodes values', () => {
    const url = new URL(leadFormUrl({ ...base, hidden: { interested_vehicle: '2025 Kia EV9 & "more" #1' } }));
    expect(url.searchParams.get('interested_vehicle')).toBe('2025 Kia EV9 & "more" #1');
    expect(url.hash).toBe('');
  });
});
