/** The model year of the cars on offer, and the table that has them. The next year: docs/editing.md#next-model-year. */
export const offeredYear = {
  /** In headings, titles, and links. */
  modelYear: 2025,
  /** The table of Supabase whose rows are the inventory. */
  inventoryTable: 'inventory_2025',
};
