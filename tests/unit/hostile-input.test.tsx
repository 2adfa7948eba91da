import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { InventoryDebug } from '@/components/inventory/inventory-debug';
import { VehicleCard } from '@/components/inventory/vehicle-card';
import { EmptyResult } from '@/components/inventory/vehicle-list';
import { JsonLd } from '@/components/seo/json-ld';
import { campaign } from '@/lib/analytics/attribution';
import { parseDebugRows, parseRows, safeImage } from '@/lib/inventory/row';
import { startFrame } from '@/lib/lead-form/start-frame';
import { leadFormUrl } from '@/lib/lead-form/url';
import { applyHref, inventoryHref, inventoryOfBrandHref } from '@/lib/site/routes';

jest.mock('server-only', () => ({}));

const RUNS = 200;
/** For properties that parse HTML or many URLs. */
const FEW = 40;
const site = 'https://site.example';

/** Typical attacks, in addition to random input. */
const attacks = fc.constantFrom(
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
  attacks,
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.webUrl(),
  fc.tuple(attacks, attacks).map(String),
);

/** A test that a property holds for every input. */
function holds<T>(name: string, inputs: fc.Arbitrary<T>, check: (input: T) => void, runs = RUNS): void {
  it(name, () => {
    fc.assert(fc.property(inputs, check), { numRuns: runs });
  });
}

/** The input added no script, frame, event handler or script URL. */
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
  holds('as the URL of an image is http(s), a path of this site or none', text, (img) => {
    const image = safeImage(img);
    if (image === null) return;
    expect(['http:', 'https:']).toContain(new URL(image, site).protocol);
    if (!/^https?:/i.test(img.trim())) expect(new URL(image, site).origin).toBe(site);
  });

  holds(
    'in the URL of the hosted form stays in the query and does not replace its own parameters',
    fc.tuple(
      fc.dictionary(fc.constantFrom('make', 'model', 'trim', 'interested_vehicle'), text),
      fc.dictionary(text, text),
      text,
    ),
    ([hidden, landing, stored]) => {
      sessionStorage.setItem('attribution', stored);
      window.history.replaceState(null, '', `/?${new URLSearchParams(landing)}`);
      const frame = document.createElement('iframe');
      frame.dataset.leadForm = leadFormUrl({ baseUrl: 'https://forms.example/a', formId: 'f-1', hidden });
      startFrame(frame, window, campaign);
      const url = new URL(frame.src);
      expect([url.origin, url.pathname, url.hash]).toEqual([
        'https://forms.example',
        '/a/widget/form/f-1',
        '',
      ]);
      expect(url.searchParams.getAll('notrack')).toEqual(['true']);
      expect(url.searchParams.getAll('t')).toEqual([expect.stringMatching(/^\d{13}$/)]);
      for (const [name, value] of Object.entries(hidden)) {
        expect(url.searchParams.getAll(name)).toEqual([value.toWellFormed()]);
      }
    },
    FEW,
  );

  holds('never makes a link lead to another host', fc.tuple(text, text, text), ([make, model, mileage]) => {
    for (const href of [
      inventoryHref({ make, model }, [[mileage, model]]),
      inventoryOfBrandHref(make),
      applyHref({ make, model, mileage }),
    ]) {
      const url = new URL(href, site);
      expect(url.origin).toBe(site);
      expect(['/inventory', '/apply']).toContain(url.pathname);
    }
  });

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
            <EmptyResult
              callHref="tel:+12015550199"
              clearHref={inventoryHref({ make: brand, model: null }, [[img, model]])}
              filtered
              onClear={() => {}}
              text="We can find it."
            />
          </main>,
        ),
      );
    },
    FEW,
  );

  holds('cannot close the script element of structured data', fc.dictionary(text, text), (data) => {
    const html = renderToStaticMarkup(<JsonLd data={data as never} />);
    const { body, head } = new DOMParser().parseFromString(html, 'text/html');
    const scripts = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.textContent && JSON.parse(scripts[0].textContent)).toEqual(
      JSON.parse(JSON.stringify(data)),
    );
  });
});
