import { randomUUID } from 'node:crypto';
import { inventoryTable, modelYear } from '@/content/model-year';
import { MAX_LENGTH } from '@/lib/inventory/row';
import { databaseUrl } from '@/scripts/lib/site-under-test';
import { databaseKeys } from '@/scripts/sandbox/database';
import { withRow } from '../support/sandbox';
import { expect, test } from '../support/test';

const table = `${databaseUrl}/rest/v1/${inventoryTable}`;

// Like a hosted project, the sandbox Supabase grants visitors every table: only row-level security
// refuses.
test('a visitor reads a row, whose year is the model year, and can neither add, change, nor delete one', async ({
  request,
}) => {
  const headers = { apikey: databaseKeys.publishable };
  const model = `EV9 ${randomUUID()}`;
  const row = `${table}?model=eq.${encodeURIComponent(model)}`;
  await withRow(request, { brand: 'Kia', model }, async () => {
    await request.post(table, { headers, data: { brand: 'Audi', model } });
    await request.patch(row, { headers, data: { brand: 'Audi' } });
    await request.delete(row, { headers });
    const rows = await request.get(`${row}&select=brand,year`, { headers });
    expect(await rows.json()).toEqual([{ brand: 'Kia', year: modelYear }]);
  });
});

for (const [column, length] of Object.entries(MAX_LENGTH)) {
  test(`the table refuses a longer ${column} than the site shows`, async ({ request }) => {
    const headers = { apikey: databaseKeys.secret };
    const data = { [column]: 'é'.repeat(length + 1) };
    const response = await request.post(table, { headers, data });
    expect(await response.text()).toContain(`${column}_has_at_most_${length}_characters`);
  });
}
