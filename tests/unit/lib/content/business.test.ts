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
  it('is valid as delivered', () => {
    expect(loadWith({})).toEqual(content);
  });

  it.each([
    ['name', { name: '' }, 'name of the business'],
    ['phone', { phone: '201-555-0199' }, 'a phone number such as'],
    ['phone', { phone: undefined }, ''],
    ['email', { email: 'hello@' }, 'an e-mail address'],
    ['siteUrl', { siteUrl: 'www.example.com' }, 'a full address such as'],
    ['siteUrl', { siteUrl: 'https://www.example.com/' }, 'no slash at the end'],
    ['address.state', { address: { ...content.address, state: 'New Jersey' } }, 'a state such as'],
    ['address.zip', { address: { ...content.address, zip: '7716' } }, 'five-digit ZIP'],
    ['hours', { hours: [] }, 'at least one row'],
    [
      'hours.0.opens',
      { hours: [{ days: ['Mon'], label: 'Mon', opens: '8:00', closes: '20:00' }] },
      'a time such as',
    ],
    [
      'hours.0.closes',
      { hours: [{ days: ['Mon'], label: 'Mon', opens: '08:00', closes: '24:00' }] },
      'a time such as',
    ],
    ['hours.0.days.0', { hours: [{ days: ['Monday'], label: 'Mon', opens: '08:00', closes: '20:00' }] }, ''],
    [
      'links.tradeIn',
      { links: { ...content.links, tradeIn: 'trade-in.example/us' } },
      'a full address such as',
    ],
    ['links.map', { links: { ...content.links, map: 'javascript:alert(1)' } }, 'a full address such as'],
    [
      'links.introVideo',
      { links: { ...content.links, introVideo: 'localhost:3000/a.mp4' } },
      'a full address',
    ],
    ['links.instagram', { links: { ...content.links, instagram: [] } }, 'three Instagram accounts'],
    [
      'links.instagram.0.handle',
      {
        links: {
          ...content.links,
          instagram: content.links.instagram.map((account) => ({ ...account, handle: 'no-at-sign' })),
        },
      },
      'a handle such as',
    ],
    ['leadForms.apply', { leadForms: { ...content.leadForms, apply: 'two words' } }, 'the id of a form'],
  ])('with a mistake in %s fails the build, naming the file and the field', (field, change, expected) => {
    expect(() => loadWith(change)).toThrow(/^content\/business\.ts has a mistake:\n/);
    expect(() => loadWith(change)).toThrow(`  ${field}: `);
    expect(() => loadWith(change)).toThrow(expected);
  });

  it('with several mistakes names them all', () => {
    expect(() => loadWith({ phone: '1', email: '2' })).toThrow(/phone: .*\n {2}email: /);
  });
});
