/** @jest-environment node */
import * as zod from 'zod';
import { business as content } from '@/content/business';

/** Loads lib/content/business with a changed content/business.ts, as a build would. */
function loadWith(change: object) {
  jest.resetModules();
  // The library itself is loaded once for all cases.
  jest.doMock('zod', () => zod);
  jest.doMock('@/content/business', () => ({ business: { ...content, ...change } }));
  return (require('@/lib/content/business') as typeof import('@/lib/content/business')).business;
}

describe('the business', () => {
  const { address, links, leadForms } = content;
  const hours = { days: ['Mon'], opens: '08:00', closes: '20:00' };

  it.each([
    ['name', { name: '' }, 'expected the name of the business'],
    ['phone', { phone: '201-555-0199' }, 'expected a US phone number such as'],
    ['email', { email: 'hello@' }, 'expected an e-mail address'],
    ['siteUrl', { siteUrl: 'www.example.com' }, 'expected a full URL such as'],
    ['siteUrl', { siteUrl: 'https://www.example.com/' }, 'expected no slash and no path after the domain'],
    ['address.state', { address: { ...address, state: 'New Jersey' } }, 'expected a state such as'],
    ['address.zip', { address: { ...address, zip: '7716' } }, 'expected a ZIP code'],
    ['hours', { hours: [] }, 'expected at least one row'],
    ['hours.0.opens', { hours: [{ ...hours, opens: '8:00' }] }, 'expected a time such as'],
    ['hours.0.days.0', { hours: [{ ...hours, days: ['Monday'] }] }, 'expected "Mon" or "Tue"'],
    ['hours.0.closes', { hours: [{ ...hours, closes: '08:00' }] }, 'expected a time after it opens'],
    ['hours.1.days.0', { hours: [hours, hours] }, 'expected every day once; Mon is listed twice'],
    ['links.tradeIn', { links: { ...links, tradeIn: 'trade-in.example/us' } }, 'expected a full URL'],
    ['links.map', { links: { ...links, map: 'javascript:alert(1)' } }, 'expected a full URL'],
    [
      'links.instagram.0.handle',
      { links: { instagram: [{ handle: 'x', url: 'https://www.instagram.com/x/' }] } },
      'expected a handle such as',
    ],
    ['howWeArePaid', { howWeArePaid: '' }, 'expected a sentence such as'],
    ['modelYear', { modelYear: 26 }, 'expected a model year such as'],
    ['inventoryTable', { inventoryTable: 'public.cars' }, 'expected the name of a table'],
    ['leadForms.apply', { leadForms: { ...leadForms, apply: 'two words' } }, 'expected the id of a form'],
  ])('with a mistake in %s fails the build, naming the file and the field', (field, change, message) => {
    expect(() => loadWith(change)).toThrow(`content/business.ts has a mistake:\n  ${field}: ${message}`);
  });

  it.each([
    { links: {}, leadForms: { apply: 'a', vehicle: 'b' } },
    {
      links: { map: '', tradeIn: '', introVideo: '', instagram: [] },
      leadForms: { apply: 'a', credit: '', vehicle: 'b' },
    },
  ])('may leave out every link and the credit form: %j', (change) => {
    const { links, leadForms } = loadWith(change);
    expect(links).toEqual({ instagram: [] });
    expect(leadForms).toEqual({ apply: 'a', vehicle: 'b' });
  });
});
