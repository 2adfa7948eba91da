import { renderToStaticMarkup } from 'react-dom/server';
import { InventoryDebug } from '@/components/inventory/inventory-debug';
import { VehicleCard } from '@/components/inventory/vehicle-card';
import { JsonLd } from '@/components/seo/json-ld';
import { parseDebugRows, parseRows } from '@/lib/inventory/row';

it.each([
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
])('%j is only a text in a row of the inventory and in structured data', (text) => {
  const row = { id: 1, brand: text, model: text, year: 2031, img: text };
  const vehicle = parseRows([row]).vehicles[0];
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {vehicle && <VehicleCard callHref="tel:+12015550199" index={9} vehicle={vehicle} />}
      <InventoryDebug result={{ status: 'loaded', table: text, rows: parseDebugRows([row]) }} />
      <InventoryDebug result={{ status: 'error', message: text }} />
    </>,
  );
  expect(document.querySelectorAll('article')).toHaveLength(1);
  expect(document.querySelector('body script:not([type]), [onerror], [onload]')).toBeNull();
  for (const image of document.images) expect(image.getAttribute('src')).toMatch(/^\/[^/\\]/);

  const data = { [text]: text };
  document.body.innerHTML = renderToStaticMarkup(<JsonLd data={data as never} />);
  expect(document.querySelectorAll('body *')).toHaveLength(1);
  expect(JSON.parse(document.body.textContent ?? '')).toEqual({ '@context': 'https://schema.org', ...data });
});
