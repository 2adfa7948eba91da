import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmptyResult } from '@/components/inventory/empty-result';
import { InventoryDebug } from '@/components/inventory/inventory-debug';
import { VehicleCard } from '@/components/inventory/vehicle-card';
import { JsonLd } from '@/components/seo/json-ld';
import { attributionFromQuery } from '@/lib/analytics/attribution';
import { findArticle } from '@/lib/articles/server';
import { guideSlugs } from '@/lib/articles/slugs';
import { brandAddress, makeOfSlug } from '@/lib/catalogue/brand-address';
import { collapseWhitespace, findMake, makes, normalizeMake, resolveMake } from '@/lib/catalogue/makes';
import { parseDebugRows } from '@/lib/inventory/debug-row';
import { filterFromQuery, pageFromQuery } from '@/lib/inventory/filter';
import { safeImage } from '@/lib/inventory/image';
import { parseRows } from '@/lib/inventory/row';
import { isTrusted, readProviderMessage } from '@/lib/lead-form/messages';
import { initialState, leadFormReducer } from '@/lib/lead-form/state';
import { leadFormUrl } from '@/lib/lead-form/url';
import { parseMileage } from '@/lib/quote/mileage';
import { prefillFromQuery, preselectionFromQuery } from '@/lib/quote/selection';
import { applyHref, inventoryHref, inventoryOfBrandHref } from '@/lib/site/routes';

jest.mock('server-only', () => ({}));

const RUNS = 200;
/** Where the page's own parser takes its time. */
const FEW = 40;
const site = 'https://site.example';

/** What attackers write, beside what chance does. */
const evil = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</script><svg onload=alert(1)>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '%2f%2fevil.example',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  'a'.repeat(1_000),
);
const text = fc.oneof(
  evil,
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.webUrl(),
  fc.tuple(evil, evil).map(String),
);
const anything = fc.oneof(text, fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }));

/** A property that must hold for every input. */
function holds<T>(what: string, inputs: fc.Arbitrary<T>, check: (input: T) => void, runs = RUNS): void {
  it(what, () => {
    fc.assert(fc.property(inputs, check), { numRuns: runs });
  });
}

/** No element, attribute or address that the page did not mean. */
function expectInert(html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(
    body.querySelector('script:not([type="application/ld+json"]), iframe, object, [onerror], [onload]'),
  ).toBeNull();
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      if (['href', 'src', 'action'].includes(name))
        expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
    }
  }
}

describe('hostile input', () => {
  holds(
    'in the query of the inventory is a filter of single-line texts and a page from 1',
    fc.dictionary(
      fc.constantFrom('make', 'model', 'brand', 'page', '__proto__'),
      fc.oneof(text, fc.array(text)),
    ),
    (query) => {
      const { make, model } = filterFromQuery(query);
      for (const part of [make, model]) if (part !== null) expect(part).toBe(collapseWhitespace(part));
      expect(Number.isSafeInteger(pageFromQuery(query)) && pageFromQuery(query) > 0).toBe(true);
    },
  );

  holds(
    'in the query of the quote form is a selection of single-line texts and a stored mileage',
    fc.array(fc.tuple(fc.constantFrom('make', 'model', 'mileage', 'year', 'brand'), text)),
    (pairs) => {
      const query = new URLSearchParams(pairs);
      const { make, model, mileage } = prefillFromQuery(query);
      expect([make, model]).toEqual([collapseWhitespace(make), collapseWhitespace(model)]);
      expect(mileage === '' || mileage === parseMileage(mileage)).toBe(true);
      const chosen = preselectionFromQuery(query);
      if (chosen) expect(chosen.make && chosen.model).toBeTruthy();
    },
  );

  holds('as a make is a make of the catalogue or its own text, cut short', text, (make) => {
    for (const name of [resolveMake(make), normalizeMake(make)]) {
      expect(typeof name).toBe('string');
      expect([...name].length).toBeLessThanOrEqual(90);
    }
    const found = findMake(make);
    if (found) expect(makes).toContain(found);
  });

  holds('as a brand’s address leads to one of the 29 pages or nowhere', text, (segment) => {
    for (const written of [segment, encodeURIComponent(segment.toWellFormed())]) {
      const address = brandAddress(written);
      if (address.kind === 'page') expect(makeOfSlug(written)).not.toBeNull();
      if (address.kind === 'redirect') expect(address.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  holds(
    'as a guide’s slug is one of the guides or none',
    fc.oneof(text, fc.constantFrom(...guideSlugs)),
    (slug) => {
      const found = findArticle(slug);
      expect(found === null || found.slug === slug).toBe(true);
    },
  );

  holds(
    'in a window message means one of three things and is trusted from one origin only',
    fc.tuple(anything, fc.oneof(text, fc.webUrl())),
    ([data, origin]) => {
      const expected = { origin: 'https://forms.example', frame: {} };
      const message = readProviderMessage(data);
      expect(['submitted', 'height', 'ignored']).toContain(message.kind);
      if (origin !== expected.origin) {
        expect(isTrusted(message, { origin, source: expected.frame }, expected)).toBe(false);
      }
      const { height } = leadFormReducer(initialState(900), { type: 'message', message });
      expect(height >= 900 && height <= 6_000).toBe(true);
    },
  );

  holds(
    'in a window message that breaks when it is looked at is ignored',
    fc.constantFrom('get', 'has', 'ownKeys', 'getPrototypeOf'),
    (trap) => {
      const broken = new Proxy(
        {},
        {
          [trap]: () => {
            throw new Error('no');
          },
        },
      );
      const list = new Proxy([], {
        get: () => {
          throw new Error('no');
        },
      });
      for (const data of [broken, list, [broken], { type: broken, submitted: list }]) {
        expect(readProviderMessage(data).kind).toBe('ignored');
      }
    },
  );

  holds(
    'in a database row is a vehicle of the right type, a named problem or a debug row',
    fc.array(
      fc.oneof(
        fc.record({
          id: fc.oneof(fc.integer(), anything),
          brand: anything,
          model: anything,
          year: anything,
          img: anything,
        }),
        anything,
      ),
      { maxLength: 5 },
    ),
    (rows) => {
      const { vehicles, problems } = parseRows(rows);
      expect(vehicles.length + problems.length).toBe(rows.length);
      for (const { id, make, model, image } of vehicles) {
        expect(Number.isInteger(id)).toBe(true);
        expect(make && model).toBeTruthy();
        expect((image ?? '').length).toBeLessThan(8_000);
      }
      for (const { image } of parseDebugRows(rows))
        expect(image === null || /^(https?:|\/)/.test(image)).toBe(true);
    },
  );

  holds('as a picture’s address is http(s), a path of this site or none', text, (img) => {
    const image = safeImage(img);
    if (image === null) return;
    expect(['http:', 'https:']).toContain(new URL(image, site).protocol);
    if (!/^https?:/i.test(img.trim())) expect(new URL(image, site).origin).toBe(site);
  });

  holds(
    'in the hosted form’s address stays in its query, and the form’s own keys win',
    fc.tuple(
      fc.dictionary(fc.constantFrom('make', 'model', 'trim', 'interested_vehicle'), text),
      fc.dictionary(text, text),
    ),
    ([hidden, attribution]) => {
      const url = new URL(
        leadFormUrl({ baseUrl: 'https://forms.example/a', formId: 'f-1', hidden, attribution, timestamp: 5 }),
      );
      expect([url.origin, url.pathname, url.hash]).toEqual([
        'https://forms.example',
        '/a/widget/form/f-1',
        '',
      ]);
      expect([url.searchParams.getAll('notrack'), url.searchParams.getAll('t')]).toEqual([['true'], ['5']]);
      for (const [name, value] of Object.entries(hidden)) {
        expect(url.searchParams.getAll(name)).toEqual([value.toWellFormed()]);
      }
    },
    FEW,
  );

  holds('in a landing address is kept under known names only', fc.array(fc.tuple(text, text)), (pairs) => {
    for (const [name, value] of Object.entries(attributionFromQuery(new URLSearchParams(pairs)))) {
      expect(name).toMatch(/^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid)$/);
      expect(value.length).toBeLessThanOrEqual(300);
    }
  });

  holds(
    'never makes a link of ours lead to another host',
    fc.tuple(text, text, text),
    ([make, model, mileage]) => {
      for (const href of [
        inventoryHref({ make, model }),
        inventoryOfBrandHref(make),
        applyHref({ make, model, mileage }),
      ]) {
        const url = new URL(href, site);
        expect(url.origin).toBe(site);
        expect(['/inventory', '/apply']).toContain(url.pathname);
      }
    },
  );

  holds(
    'is text in the HTML of the inventory, never markup',
    fc.tuple(text, text, text, fc.integer()),
    ([brand, model, img, id]) => {
      const { vehicles } = parseRows([{ id, brand, model, year: 2025, img }]);
      const debug = parseDebugRows([{ id, brand, model, year: img, img }]);
      expectInert(
        renderToStaticMarkup(
          <main>
            {vehicles.map((vehicle) => (
              <VehicleCard index={9} callHref="tel:+12015550199" key={vehicle.id} vehicle={vehicle} />
            ))}
            <InventoryDebug result={{ status: 'loaded', table: brand, rows: debug }} />
            <InventoryDebug result={{ status: 'error', message: model }} />
            <EmptyResult callHref="tel:+12015550199" filtered onClear={() => {}} />
          </main>,
        ),
      );
    },
    FEW,
  );

  holds('cannot end the element of structured data', fc.dictionary(text, text), (data) => {
    const html = renderToStaticMarkup(<JsonLd data={data as never} />);
    const { body, head } = new DOMParser().parseFromString(html, 'text/html');
    const scripts = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.textContent && JSON.parse(scripts[0].textContent)).toEqual(
      JSON.parse(JSON.stringify(data)),
    );
  });
});
