import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type FrameLocator } from '@playwright/test';
import { inventoryTable } from '@/content/model-year';
import { databaseUrl, formOrigin } from '@/scripts/lib/site-under-test';
import { databaseKeys } from '@/scripts/sandbox/database';
import type { Submission } from '@/scripts/sandbox/hosted-form';

export const newEmail = () => `${randomUUID()}@visitor.example`;

/** All tests share the provider, so each finds its submissions by its own email address. */
export async function submissionsOf(
  request: APIRequestContext,
  email: string,
): Promise<Submission[]> {
  const all = (await (await request.get(`${formOrigin}/submissions`)).json()) as Submission[];
  return all.filter((submission) => submission.fields.email === email);
}

export async function submitForm(frame: FrameLocator, email: string): Promise<void> {
  await frame.getByLabel('Full name').fill('Test Visitor');
  await frame.getByLabel('Phone', { exact: true }).fill('732 555 0100');
  await frame.getByRole('textbox', { name: 'Email' }).fill(email);
  // By keyboard: the page has just scrolled far, and Chromium may deliver a click to where the
  // frame was before.
  const consent = frame.getByRole('checkbox');
  await consent.press('Space');
  await expect(consent).toBeChecked();
  await frame.getByRole('button', { name: 'Submit' }).click();
}

/** Does something while the inventory has a row more. */
export async function withRow(
  request: APIRequestContext,
  row: { brand: string; model: string; year?: number; img?: string },
  run: () => Promise<void>,
): Promise<void> {
  const table = `${databaseUrl}/rest/v1/${inventoryTable}`;
  const headers = { apikey: databaseKeys.secret };
  try {
    const inserted = await request.post(table, { headers, data: row });
    expect(inserted.status()).toBe(201);
    await run();
  } finally {
    await request.delete(`${table}?model=eq.${encodeURIComponent(row.model)}`, { headers });
  }
}
