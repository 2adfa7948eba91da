/** The model year of headings, titles, and links. `npm run new:year 2026` prepares the next one: docs/editing.md#next-model-year. */
export const modelYear = 2025;

/** The table of Supabase whose rows are the inventory. */
export const inventoryTable = 'inventory_2025';
