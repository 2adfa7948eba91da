/** The cars on the lot. The next year: docs/editing.md#next-model-year. */
export const lot = {
  /** In headings, titles, and links. */
  modelYear: 2025,
  /** The table of Supabase whose rows are the inventory. */
  inventoryTable: 'inventory_2025',
};
