import type { APIRequestContext, FrameLocator } from '@playwright/test';

/** Origin of the sandbox form's provider. */
export const provider = new URL(process.env.LEAD_FORM_URL ?? 'http://127.0.0.1:4100').origin;

export type Submission = { id: string; formId: string; fields: Record<string, string> };

/** Submissions whose e-mail is the test's own: the provider is shared by all tests of a run. */
export async function submissionsOf(request: APIRequestContext, email: string): Promise<Submission[]> {
  const all = (await (await request.get(`${provider}/submissions`)).json()) as Submission[];
  return all.filter((submission) => submission.fields.email === email);
}

/** Fills in and sends the sandbox form inside a frame, as a visitor would. */
export async function submitForm(frame: FrameLocator, email: string): Promise<void> {
  await frame.getByLabel('Full name').fill('Test Visitor');
  await frame.getByLabel('Phone', { exact: true }).fill('732 555 0100');
  await frame.getByLabel('E-mail', { exact: true }).fill(email);
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: 'Submit' }).click();
}
