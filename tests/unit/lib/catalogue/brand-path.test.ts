import fc from 'fast-check';
import { makeOfSlug, resolveBrandPath } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';

describe('a path below /inventory', () => {
  it.each(makes.map((make) => [make.slug]))('is a page for the slug %s', (slug) => {
    expect(resolveBrandPath(slug)).toEqual({ kind: 'page' });
    expect(makeOfSlug(slug)?.slug).toBe(slug);
  });

  it.each(makes.flatMap((make) => [make.name, ...make.aliases].map((text) => [text, make.slug])))(
    'redirects from "%s" to %s, in any case and encoding',
    (text, slug) => {
      for (const spelling of [
        text,
        text.toUpperCase(),
        text.replaceAll(' ', '-'),
        text.replaceAll(' ', '_'),
      ]) {
        const given = encodeURIComponent(spelling);
        expect(resolveBrandPath(given)).toEqual(
          given === slug ? { kind: 'page' } : { kind: 'redirect', slug },
        );
      }
    },
  );

  it.each([
    ['land+rover', 'land-rover'],
    ['Alfa%C2%A0Romeo', 'alfa-romeo'],
    ['%62mw', 'bmw'],
    ['-bmw-', 'bmw'],
  ])('redirects from %s to %s', (given, slug) => {
    expect(resolveBrandPath(given)).toEqual({ kind: 'redirect', slug });
  });

  it.each([
    [''],
    ['%'],
    ['%00'],
    ['%E0%A4%A'],
    ['..%2f'],
    ['%3Cscript%3E'],
    ['__proto__'],
    ['constructor'],
    ['toyot'],
    ['bmw.html'],
    ['bmw%2F'],
    [`${'%20'.repeat(60)}bmw`],
  ])('is unknown for %j', (given) => {
    expect(resolveBrandPath(given)).toEqual({ kind: 'unknown' });
  });

  it('never throws and redirects only to the page of a make', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const path = resolveBrandPath(text);
        if (path.kind === 'redirect') expect(makeOfSlug(path.slug)).not.toBeNull();
      }),
    );
  });
});
