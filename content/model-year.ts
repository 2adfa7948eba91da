/** The model year of the cars on offer, in headings, titles, and links. The next year: docs/editing.md#next-model-year. */
export const modelYear = 2025;

/** The table of Supabase whose rows are the inventory. */
export const inventoryTable = 'inventory_2025';
