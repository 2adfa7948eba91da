/** @returns the day at the business, not on this computer: "2026-11-22" */
export const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
