import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { InventoryDebug } from '@/components/inventory/inventory-debug';
import { VehicleCard } from '@/components/inventory/vehicle-card';
import { JsonLd } from '@/components/seo/json-ld';
import { parseDebugRows, parseRows } from '@/lib/inventory/row';
import { applyHref, inventoryHref, inventoryOfBrandHref } from '@/lib/site/routes';

const attacks = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '%2f%2fevil.example',
  '../../etc/passwd',
  '__proto__',
  '\ud800',
);
const text = fc.oneof(
  attacks,
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.tuple(attacks, attacks).map(String),
);

it('a hostile text never makes a link lead to another host', () => {
  fc.assert(
    fc.property(text, text, text, (make, model, mileage) => {
      const inventory = inventoryHref({ make, model }, [[mileage, model]]);
      for (const href of [inventory, inventoryOfBrandHref(make), applyHref({ make, model, mileage })]) {
        const url = new URL(href, 'https://site.example');
        expect(url.origin + url.pathname).toMatch(/^https:\/\/site\.example\/(inventory|apply)$/);
      }
    }),
  );
});

it('a hostile row is text in the HTML of the inventory, never markup or the URL of a script', () => {
  fc.assert(
    fc.property(text, text, text, (brand, model, img) => {
      const { vehicles } = parseRows([{ id: 1, brand, model, year: 2025, img }]);
      const rows = parseDebugRows([{ id: 1, brand, model, year: img, img }]);
      document.body.innerHTML = renderToStaticMarkup(
        <main>
          {vehicles.map((vehicle) => (
            <VehicleCard callHref="tel:+12015550199" index={9} key={vehicle.id} vehicle={vehicle} />
          ))}
          <InventoryDebug result={{ status: 'loaded', table: brand, rows }} />
          <InventoryDebug result={{ status: 'error', message: model }} />
        </main>,
      );
      expect(document.querySelector('body script:not([type]), iframe, [onerror], [onload]')).toBeNull();
      for (const { attributes } of document.querySelectorAll('[href], [src]'))
        for (const name of ['href', 'src'])
          expect(attributes.getNamedItem(name)?.value ?? '').not.toMatch(/^\s*(javascript|data):/i);
    }),
    { numRuns: 40 },
  );
});

it('a hostile text cannot close the script element of structured data', () => {
  fc.assert(
    fc.property(fc.dictionary(text, text), (data) => {
      document.body.innerHTML = renderToStaticMarkup(<JsonLd data={data as never} />);
      expect(document.querySelectorAll('body *')).toHaveLength(1);
      expect(JSON.parse(document.body.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(data)));
    }),
    { numRuns: 40 },
  );
});
